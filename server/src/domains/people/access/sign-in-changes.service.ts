import type { SignInChange } from '@bellbird/contract/people/access';
import { record } from '#platform/audit/audit.ts';
import { hashSecret } from '#platform/crypto/secrets.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sendResetLink } from './access.job-definitions.ts';
import { clearPassword, endSessions, findUsername } from './access.repository.ts';
import type { ContactsBefore, TwoFactorBefore } from './access.tables.ts';
import {
  type SignInChangeRow,
  deleteSocialAccountsSince,
  findChange,
  lockChangesSince,
  markUndone,
} from './sign-in-changes.repository.ts';
import type { SessionsService } from './sessions.service.ts';
import { deleteTwoFactor, restoreTwoFactor } from './two-factor.repository.ts';

/** Gives a user the addresses and numbers back. Passed in at the wiring: users are a domain above this one. */
export type RestoreContacts = (
  tx: Tx,
  who: { customerId: number; customerUserId: number },
  contacts: Pick<ContactsBefore, 'email' | 'phone'>,
) => Promise<void>;

type Deps = { db: Db; clock: Clock; jobs: Jobs; sessions: SessionsService; restoreContacts: RestoreContacts };

export type SignInChangesService = ReturnType<typeof createSignInChangesService>;

/**
 * Undoing changes to how somebody signs in. Reading a link changes nothing, because mail scanners read them all. Whoever
 * made the change knew the password, so undoing also ends every session and asks for a new one by mail.
 */
export function createSignInChangesService({ db, clock, jobs, sessions, restoreContacts }: Deps) {
  function toState(row: SignInChangeRow): SignInChange['state'] {
    if (row.undone_at !== null) return 'undone';
    return new Date(row.expires_at) <= clock.now() ? 'expired' : 'open';
  }

  function present(row: SignInChangeRow, state: SignInChange['state']): SignInChange {
    return { kind: row.kind, changedAt: row.created_at, state };
  }

  async function revert(tx: Tx, change: SignInChangeRow): Promise<void> {
    const { customer_id: customerId, customer_user_id: customerUserId } = change;
    if (change.kind === 'contacts' && customerId !== null && customerUserId !== null)
      await restoreContacts(tx, { customerId, customerUserId }, change.before as ContactsBefore);
    if (change.kind === 'two_factor_on') await deleteTwoFactor(tx, change.login_id);
    if (change.kind === 'two_factor_off')
      await restoreTwoFactor(tx, change.login_id, change.before as TwoFactorBefore, clock.now());
  }

  return {
    async read(key: string): Promise<SignInChange> {
      const row = (await db.system((tx) => findChange(tx, hashSecret(key)))) ?? fail('not_found');
      return present(row, toState(row));
    },

    /** Undoes once; a second click finds it done. */
    undo: (key: string, facts: RequestFacts): Promise<SignInChange> =>
      db.system(async (tx) => {
        const row = (await findChange(tx, hashSecret(key))) ?? fail('not_found');
        if (toState(row) === 'expired') fail('undo_expired');
        const changes = await lockChangesSince(tx, row);
        if (!changes.some((each) => each.id === row.id)) return present(row, 'undone');
        const { login_id: loginId } = row;
        for (const change of changes) await revert(tx, change);
        await markUndone(
          tx,
          changes.map((each) => each.id),
          clock.now(),
        );
        await deleteSocialAccountsSince(tx, loginId, row.created_at);
        await clearPassword(tx, loginId);
        await sessions.publishChanged(tx, await endSessions(tx, loginId, 'all'));
        await jobs.enqueue(tx, sendResetLink, { username: await findUsername(tx, loginId) });
        const subject = { kind: 'login', id: loginId };
        const details = { kind: row.kind, changes: changes.length };
        await record(
          tx,
          { kind: 'anonymous' },
          { action: 'access.undoSignInChange', subject, details, requestId: facts.id },
        );
        return present(row, 'undone');
      }),
  };
}
