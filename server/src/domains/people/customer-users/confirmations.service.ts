import type { Confirmation } from '@bellbird/contract/people/customer-users';
import { record } from '#platform/audit/audit.ts';
import { hashSecret } from '#platform/crypto/secrets.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type ConfirmationDeps, activateConfirmed } from './confirmed-users.operations.ts';
import { type ConfirmationRow, findConfirmation, markConfirmationUsed } from './confirmations.repository.ts';

type Who = { customerId: number; id: number };
type Deps = ConfirmationDeps & { db: Db };

export type ConfirmationsService = ReturnType<typeof createConfirmationsService>;

/**
 * Confirmation of new users by the account manager. Reading a link changes nothing, because mail scanners read them
 * all.
 */
export function createConfirmationsService(deps: Deps) {
  const { db, clock } = deps;

  async function find(tx: Tx, { customerId, id }: Who, hash: string): Promise<ConfirmationRow> {
    const link = { customerId, customerUserId: id, secretHash: hashSecret(hash) };
    return (await findConfirmation(tx, link)) ?? fail('not_found');
  }

  function toState(row: ConfirmationRow): Confirmation['state'] {
    if (row.used_at !== null) return 'confirmed';
    return new Date(row.expires_at) <= clock.now() ? 'expired' : 'open';
  }

  function present(row: ConfirmationRow, state: Confirmation['state']): Confirmation {
    const userName = `${row.name} ${row.surname}`.trim();
    return { state, customerName: row.customer_name, userName, email: row.email };
  }

  async function activate(tx: Tx, who: Who, loginId: number): Promise<void> {
    await activateConfirmed(tx, deps, who, loginId);
    const subject = { kind: 'customerUser', id: who.id };
    await record(tx, { kind: 'anonymous' }, { action: 'customerUsers.confirm', subject, customerId: who.customerId });
  }

  return {
    async read(who: Who, hash: string): Promise<Confirmation> {
      const row = await db.system((tx) => find(tx, who, hash));
      return present(row, toState(row));
    },

    /** Confirms once; a second click finds it done. */
    async confirm(who: Who, hash: string): Promise<Confirmation> {
      return db.system(async (tx) => {
        const row = await find(tx, who, hash);
        const state = toState(row);
        if (state === 'expired') fail('confirmation_expired');
        if (state === 'open' && row.status !== 'waiting_confirmation') fail('not_possible_now');
        if (state === 'open' && (await markConfirmationUsed(tx, who.id))) await activate(tx, who, row.login_id);
        return present(row, 'confirmed');
      });
    },
  };
}
