import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { CardGateway } from '#platform/payments/card-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import { findCustomerName, findGatewayCustomer, insertGatewayCustomer } from './cards.repository.ts';

export type GatewayCustomersService = ReturnType<typeof createGatewayCustomersService>;

/** The id of our customers at the gateway, created when first needed. */
export function createGatewayCustomersService({ db, gateway }: { db: Db; gateway: CardGateway }) {
  return {
    async findOrCreate(customerId: number): Promise<string> {
      const known = await db.tenantRead(customerId, (tx) => findGatewayCustomer(tx, customerId));
      if (known !== undefined) return known;
      const name = await db.tenantRead(customerId, (tx) => findCustomerName(tx, customerId));
      const created = await gateway.createCustomer({ id: customerId, name }).catch((error: unknown) => {
        throw error instanceof GatewayFailure ? fail('bank_unreachable', { cause: error }) : error;
      });
      return db.tenant(customerId, (tx) => insertGatewayCustomer(tx, customerId, created));
    },
  };
}
