import type { CodeChallenge } from '@bellbird/contract/people/access';
import { ONE_TIME_CODE_ATTEMPTS, ONE_TIME_CODE_RESEND_S, ONE_TIME_CODE_TTL_S } from '@bellbird/contract/shared/limits';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sendCode } from './access.job-definitions.ts';
import { CODE_GUESSES_PER_ACCOUNT } from './access.limits.ts';
import { findLogin, findLoginById } from './access.repository.ts';
import { findContact } from './contacts.repository.ts';
import { decoyContact, chooseDestination } from './code-destinations.rules.ts';
import {
  type Channel,
  type Sending,
  findResendWait,
  undoAttempt,
  insertChallenge,
  renewChallenge,
} from './one-time-codes.repository.ts';
import { toCodeText } from './one-time-codes.rules.ts';
import { countAttempt, markUsed } from './single-use.repository.ts';
import type { Keyring } from '#platform/crypto/keyring.ts';
import type { LoginResult, SignInService } from './sign-in.service.ts';

type Deps = { db: Db; clock: Clock; jobs: Jobs; rateLimits: RateLimits; signIns: SignInService; keyring: Keyring };
type Asked = { username: string; channel: Channel; challengeId?: string | undefined };
type Typed = { challengeId: string; code: string; customerId?: number | undefined };

const NOBODY = 0;

export type OneTimeCodesService = ReturnType<typeof createOneTimeCodesService>;

/** Signing in with a code. An unknown username gets the same responses, with a challenge that no code fits. */
export function createOneTimeCodesService({ db, clock, jobs, rateLimits, signIns, keyring }: Deps) {
  async function request(asked: Asked): Promise<CodeChallenge> {
    return db.system(async (tx) => {
      const known = await findLogin(tx, asked.username);
      const real = chooseDestination(await findContact(tx, known?.id ?? NOBODY), asked.channel);
      const { channel, shown } =
        real ?? chooseDestination(decoyContact(keyring, asked.username), asked.channel) ?? fail('server_error');
      const now = clock.now().getTime();
      const sending = {
        channel,
        expiresAt: new Date(now + ONE_TIME_CODE_TTL_S * 1000),
        resendAfter: new Date(now + ONE_TIME_CODE_RESEND_S * 1000),
      };
      const challengeId = asked.challengeId
        ? await again(tx, asked.challengeId, asked.username, sending)
        : await insertChallenge(tx, {
            ...sending,
            username: asked.username,
            loginId: real ? (known?.id ?? null) : null,
          });
      await jobs.enqueue(tx, sendCode, { challengeId });
      return {
        challengeId,
        channel,
        destination: shown,
        expiresAt: sending.expiresAt.toISOString(),
        resendAfter: sending.resendAfter.toISOString(),
      };
    });
  }

  async function again(tx: Tx, id: string, username: string, sending: Sending): Promise<string> {
    const now = clock.now();
    if (await renewChallenge(tx, { ...sending, id, username, now })) return id;
    const wait = (await findResendWait(tx, id, username, now)) ?? fail('code_expired');
    return fail('too_many_requests', { retryAfterS: Math.max(1, wait) });
  }

  async function verify(typed: Typed, facts: RequestFacts): Promise<LoginResult> {
    const { challengeId, code, customerId } = typed;
    // Its own transaction: a failure below must not undo the count.
    const attempt =
      (await db.system((tx) =>
        countAttempt(tx, 'one_time_codes', challengeId, { attempts: ONE_TIME_CODE_ATTEMPTS, now: clock.now() }),
      )) ?? fail('code_expired');
    await rateLimits.take(CODE_GUESSES_PER_ACCOUNT, attempt.username_key);
    const { login_id: loginId, code_hash: expected } = attempt;
    if (loginId === null || !expected || !keyring.isMac(expected, toCodeText(challengeId, code))) fail('wrong_code');
    await rateLimits.forgive(CODE_GUESSES_PER_ACCOUNT, attempt.username_key);
    return db.system(async (tx) => {
      const login = (await findLoginById(tx, loginId)) ?? fail('wrong_code');
      const result = await signIns.signIn(tx, login, customerId, facts);
      if ('customers' in result) await undoAttempt(tx, challengeId);
      else if (!(await markUsed(tx, 'one_time_codes', challengeId, clock.now()))) fail('code_expired');
      return result;
    });
  }

  return { request, verify };
}
