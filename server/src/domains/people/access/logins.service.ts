import { TEXT } from '@bellbird/contract/shared/sentences';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import { endSessions, findLoginById, setPassword } from './access.repository.ts';
import type { ContactsBefore } from './access.tables.ts';
import { countAccounts, endSessionsOfUser, insertLogin, retireLogin, updateUsername } from './logins.repository.ts';
import { type PasswordExpiryPorts, newPasswordExpiry } from './password-expiry.operations.ts';
import { isPasswordCorrect } from './password-check.operations.ts';
import { hashPassword } from './passwords.operations.ts';
import { recordSignInChange } from './sign-in-changes.operations.ts';
import type { SessionsService } from './sessions.service.ts';

export type LoginsService = ReturnType<typeof createLoginsService>;

const TAKEN = { fields: { username: 'This username is taken. Please choose another.' } };

const ELSEWHERE = 'This person also belongs to another customer, so only they can change their main address.';

/** What other domains may do with a login. Needs a `db.system` transaction. */
export function createLoginsService(
  deps: { db: Db; jobs: Jobs; rateLimits: RateLimits; sessions: SessionsService } & PasswordExpiryPorts,
) {
  const { sessions } = deps;
  return {
    hash: (password: string): Promise<string> => hashPassword(password),

    async create(tx: Tx, username: string, passwordHash: string | null): Promise<number> {
      return (await insertLogin(tx, username, passwordHash)) ?? fail('invalid_fields', TAKEN);
    },

    /** Changes the username, unless the login also opens accounts that the caller does not manage. */
    async rename(tx: Tx, loginId: number, username: string, isOwn: boolean): Promise<void> {
      if (!isOwn && (await countAccounts(tx, loginId)) > 1) {
        fail('invalid_fields', {
          fields: {
            username: 'This person also uses this username with another customer, so only they can change it.',
          },
        });
      }
      if (!(await updateUsername(tx, loginId, username))) fail('invalid_fields', TAKEN);
    },

    /** Codes and links go to the first address, so only somebody who manages all accounts of a login may change it. */
    async assertMayRedirect(tx: Tx, loginId: number, isOwn: boolean, field: 'email' | 'phone'): Promise<void> {
      if (isOwn || (await countAccounts(tx, loginId)) <= 1) return;
      fail('invalid_fields', { fields: { [field]: ELSEWHERE } });
    },

    async hasPassword(tx: Tx, loginId: number): Promise<boolean> {
      return Boolean((await findLoginById(tx, loginId))?.password_hash);
    },

    /** Refuses a missing or wrong current password at its field. */
    async assertPassword(loginId: number, oldPassword: string | undefined): Promise<void> {
      if (!oldPassword) fail('invalid_fields', { fields: { oldPassword: TEXT.required } });
      if (await isPasswordCorrect(deps, loginId, oldPassword)) return;
      fail('invalid_fields', { fields: { oldPassword: 'This is not your current password.' } });
    },

    /** Sets a new password and ends every session but the one it was changed in. */
    async changePassword(tx: Tx, loginId: number, passwordHash: string, keepTokenId: number): Promise<void> {
      await setPassword(tx, loginId, passwordHash, newPasswordExpiry(deps));
      const ended = await endSessions(tx, loginId, { allBut: keepTokenId });
      await sessions.publishChanged(tx, [...ended, keepTokenId]);
      await recordSignInChange(tx, deps, { kind: 'password', loginId });
    },

    /** Reports new addresses or numbers to the old ones, from where they can be undone. */
    async recordContactsChange(
      tx: Tx,
      who: { loginId: number; customerId: number; customerUserId: number },
      before: ContactsBefore,
    ): Promise<void> {
      await recordSignInChange(tx, deps, { kind: 'contacts', ...who, before });
    },

    /** Retires a login without accounts. */
    async retire(tx: Tx, loginId: number): Promise<void> {
      if ((await countAccounts(tx, loginId)) === 0) await retireLogin(tx, loginId);
    },

    async endSessionsOf(tx: Tx, customerUserId: number): Promise<void> {
      await sessions.publishChanged(tx, await endSessionsOfUser(tx, customerUserId));
    },
  };
}
