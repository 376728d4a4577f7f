import { record } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/db.ts';
import { type AppError, fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import { sendResetLink, sendUsernames } from './access.job-definitions.ts';
import { LOGIN_PER_ACCOUNT } from './access.limits.ts';
import { endSessions, findUsername, setPassword } from './access.repository.ts';
import { type ResetState, findResetState, markResetUsed } from './password-resets.repository.ts';
import { type PasswordExpiryPorts, newPasswordExpiry } from './password-expiry.operations.ts';
import { hashPassword } from './passwords.operations.ts';
import { hashSecret } from '#platform/crypto/secrets.ts';
import { recordSignInChange } from './sign-in-changes.operations.ts';
import type { SessionsService } from './sessions.service.ts';

type Deps = PasswordExpiryPorts & { db: Db; jobs: Jobs; sessions: SessionsService; rateLimits: RateLimits };

const WHY_NOT: Record<Exclude<ResetState, 'open'> | 'unknown', AppError['code']> = {
  unknown: 'reset_link_wrong',
  used: 'reset_link_used',
  expired: 'reset_link_expired',
};

export type PasswordResetsService = ReturnType<typeof createPasswordResetsService>;

/**
 * Forgotten usernames and passwords. The response reveals nothing: only the mailbox shows whether an account exists.
 */
export function createPasswordResetsService({ db, clock, jobs, sessions, rateLimits, ...age }: Deps) {
  const request = (username: string) => db.system((tx) => jobs.enqueue(tx, sendResetLink, { username }));

  const remindUsername = (email: string) => db.system((tx) => jobs.enqueue(tx, sendUsernames, { email }));

  async function check(key: string): Promise<void> {
    const state = await db.system((tx) => findResetState(tx, hashSecret(key), clock.now()));
    if (state !== 'open') fail(WHY_NOT[state ?? 'unknown']);
  }

  async function complete(key: string, password: string, facts: RequestFacts): Promise<void> {
    // Checked before the costly hash; used only after it.
    await check(key);
    const passwordHash = await hashPassword(password);
    const username = await db.system(async (tx) => {
      const loginId = (await markResetUsed(tx, hashSecret(key), clock.now())) ?? fail('reset_link_used');
      await setPassword(tx, loginId, passwordHash, newPasswordExpiry({ clock, ...age }));
      await sessions.publishChanged(tx, await endSessions(tx, loginId, 'all'));
      await recordSignInChange(tx, { clock, jobs }, { kind: 'password', loginId });
      await record(
        tx,
        { kind: 'anonymous' },
        { action: 'access.resetPassword', subject: { kind: 'login', id: loginId }, requestId: facts.id },
      );
      return findUsername(tx, loginId);
    });
    // Somebody who guessed wrong and then proved themselves by mail must not be locked out.
    await rateLimits.forgive(LOGIN_PER_ACCOUNT, username);
  }

  return { request, remindUsername, check, complete };
}
