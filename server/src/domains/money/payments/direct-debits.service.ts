import type { DirectDebit, DirectDebitForm } from '@bellbird/contract/money/payments';
import { MAX_DIRECT_DEBITS } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { Log } from '#platform/log/log.ts';
import type { CardGateway, GatewayDebit } from '#platform/payments/card-gateway.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  findDirectDebit,
  findDirectDebits,
  insertDirectDebit,
  lockDirectDebits,
  markDebitCancelled,
} from './direct-debits.repository.ts';
import type { GatewayCustomersService } from './gateway-customers.service.ts';
import { findRecipients } from './payment-mails.repository.ts';
import { assertOwnCustomer } from './payments.policy.ts';
import { presentDirectDebit } from './payments.presenter.ts';

type Ports = { db: Db; clock: Clock; log: Log; gateway: CardGateway; customers: GatewayCustomersService };

export type DirectDebitsService = ReturnType<typeof createDirectDebitsService>;

/** Bank accounts that we may debit. The account number goes to the gateway and is stored nowhere here. */
export function createDirectDebitsService({ db, clock, log, gateway, customers }: Ports) {
  async function createAtGateway(
    caller: Member,
    { holder, bsb, accountNumber }: DirectDebitForm,
    { address, userAgent }: RequestFacts,
  ): Promise<GatewayDebit> {
    const { customerId } = caller;
    const [person] = await db.tenantRead(customerId, (tx) =>
      findRecipients(tx, { customerId, createdBy: caller.customerUserId }),
    );
    const account = { holder, bsb, accountNumber, email: person?.email ?? '' };
    try {
      return await gateway.createDebit(await customers.findOrCreate(customerId), account, { address, userAgent });
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      return fail(error.kind === 'refused' ? 'account_refused' : 'bank_unreachable', { cause: error });
    }
  }

  /** A failure is only logged: we debit this account no more either way. */
  async function deleteAtGateway(token: string): Promise<void> {
    await gateway.detachCard(token).catch((error: unknown) => {
      log.warn({ err: error }, 'payments: the gateway did not delete a direct debit');
    });
  }

  return {
    async list(caller: Member, customerId: number): Promise<DirectDebit[]> {
      assertOwnCustomer(caller, customerId);
      const rows = await db.tenantRead(customerId, (tx) => findDirectDebits(tx, customerId));
      return rows.map(presentDirectDebit);
    },

    async add(caller: Member, customerId: number, form: DirectDebitForm, facts: RequestFacts): Promise<DirectDebit> {
      assertOwnCustomer(caller, customerId);
      const known = await db.tenantRead(customerId, (tx) => findDirectDebits(tx, customerId));
      if (known.length >= MAX_DIRECT_DEBITS) fail('too_many_debits');
      const { token, mandate, last4 } = await createAtGateway(caller, form, facts);
      const added = await db.tenant(customerId, async (tx) => {
        await lockDirectDebits(tx, customerId);
        if ((await findDirectDebits(tx, customerId)).length >= MAX_DIRECT_DEBITS) return undefined;
        const row = await insertDirectDebit(tx, {
          customer_id: customerId,
          token,
          mandate,
          holder: form.holder,
          bsb: form.bsb,
          last4,
          mandate_version: form.mandateVersion,
          agreed_at: clock.now().toISOString(),
          agreed_by: caller.customerUserId,
          agreed_from: facts.address,
        });
        await record(tx, caller, { action: 'payments.addDirectDebit', subject: { kind: 'directDebit', id: row.id } });
        return presentDirectDebit(row);
      });
      if (added) return added;
      // Several were added at the same moment: nobody has a request that no page shows.
      await deleteAtGateway(token);
      return fail('too_many_debits');
    },

    async cancel(caller: Member, customerId: number, id: number): Promise<void> {
      assertOwnCustomer(caller, customerId);
      const token = await db.tenant(customerId, async (tx) => {
        const debit = (await findDirectDebit(tx, customerId, id)) ?? fail('not_found');
        await markDebitCancelled(tx, customerId, id, clock.now().toISOString());
        await record(tx, caller, { action: 'payments.cancelDirectDebit', subject: { kind: 'directDebit', id } });
        return debit.token;
      });
      await deleteAtGateway(token);
    },
  };
}
