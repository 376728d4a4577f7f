import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { CardGateway } from '#platform/payments/card-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import { findCustomerName, findGatewayCustomer, putGatewayCustomer } from './cards.repository.ts';

export type GatewayCustomers = ReturnType<typeof createGatewayCustomers>;

/** What our customers are called at the gateway; made there when one first needs it. */
export function createGatewayCustomers({ db, gateway }: { db: Db; gateway: CardGateway }) {
  return {
    async of(customerId: number): Promise<string> {
      const known = await db.tenantRead(customerId, (tx) => findGatewayCustomer(tx, customerId));
      if (known !== undefined) return known;
      const name = await db.tenantRead(customerId, (tx) => findCustomerName(tx, customerId));
      const made = await gateway.createCustomer({ id: customerId, name }).catch((error: unknown) => {
        throw error instanceof GatewayFailure ? fail('bank_unreachable', { cause: error }) : error;
      });
      return db.tenant(customerId, (tx) => putGatewayCustomer(tx, customerId, made));
    },
  };
}
