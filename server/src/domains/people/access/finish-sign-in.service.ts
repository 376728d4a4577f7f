import type { NewToken } from '@bellbird/contract/people/access';
import { TWO_FACTOR_ATTEMPTS } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sendTwoFactorNews } from './access.job-definitions.ts';
import { TWO_FACTOR_GUESSES_PER_LOGIN } from './access.limits.ts';
import { findLoginById } from './access.repository.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SignInService } from './sign-in.service.ts';
import { countAttempt, markUsed } from './single-use.repository.ts';

type Deps = {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  rateLimits: RateLimits;
  secondFactor: SecondFactorService;
  signIns: SignInService;
};

export type FinishSignInService = ReturnType<typeof createFinishSignInService>;

/** The second step of every sign-in with a second factor: only here does such a login get its session. */
export function createFinishSignInService({ db, clock, jobs, rateLimits, secondFactor, signIns }: Deps) {
  async function finish(typed: { challengeId: string; code: string }, facts: RequestFacts): Promise<NewToken> {
    const { challengeId, code } = typed;
    // Its own transaction: a failure below must not undo the count.
    const challenge =
      (await db.system((tx) =>
        countAttempt(tx, 'two_factor_challenges', challengeId, { attempts: TWO_FACTOR_ATTEMPTS, now: clock.now() }),
      )) ?? fail('sign_in_expired');
    const loginId = challenge.login_id;
    // Over all challenges, so that knowing the password gives no further guesses.
    await rateLimits.take(TWO_FACTOR_GUESSES_PER_LOGIN, String(loginId));
    const token = await db.system(async (tx) => {
      const proved = (await secondFactor.verify(tx, loginId, code)) ?? fail('wrong_code');
      if (!(await markUsed(tx, 'two_factor_challenges', challengeId, clock.now()))) fail('sign_in_expired');
      const login = (await findLoginById(tx, loginId)) ?? fail('sign_in_expired');
      if (proved === 'recovery') {
        await jobs.enqueue(tx, sendTwoFactorNews, { loginId, news: 'recoveryCodeUsed' });
        await record(
          tx,
          { kind: 'anonymous' },
          { action: 'access.markRecoveryCodeUsed', subject: { kind: 'login', id: loginId }, requestId: facts.id },
        );
      }
      return signIns.openSession(tx, login, challenge.customer_id ?? undefined, facts);
    });
    await rateLimits.forgive(TWO_FACTOR_GUESSES_PER_LOGIN, String(loginId));
    return token;
  }

  return { finish };
}
