import type { SocialType } from '@bellbird/contract/shared/social';
import type { Db, Tx } from '#platform/db/db.ts';
import { AppError, fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findLoginById } from './access.repository.ts';
import { hashSecret } from '#platform/crypto/secrets.ts';
import type { LoginResult, SignInService } from './sign-in.service.ts';
import { findLoginOfAccount } from './social-accounts.repository.ts';
import { keepChoosing, takeChoosing } from './social-attempts.repository.ts';
import type { Arrival, SocialAttemptsService } from './social-attempts.service.ts';

export type SocialSignInService = ReturnType<typeof createSocialSignInService>;

/** Social sign-in. Only an account that its owner has connected works. */
export function createSocialSignInService(deps: {
  db: Db;
  clock: Clock;
  visits: SocialAttemptsService;
  signIns: SignInService;
}) {
  const { db, clock, visits, signIns } = deps;

  /** ‘Not connected’ and ‘not active’ look the same from outside. */
  async function open(
    tx: Tx,
    login: Parameters<SignInService['signIn']>[1],
    facts: RequestFacts,
  ): Promise<LoginResult> {
    try {
      return await signIns.signIn(tx, login, undefined, facts);
    } catch (error) {
      if (error instanceof AppError && error.code === 'wrong_credentials') fail('social_not_connected');
      throw error;
    }
  }

  return {
    begin: (type: SocialType) => visits.begin({ type, connectLoginId: null }),

    async finish(type: SocialType, arrival: Arrival, facts: RequestFacts): Promise<LoginResult> {
      const { subject } = await visits.finish({ type, connectLoginId: null }, arrival);
      return db.system(async (tx) => {
        const login = (await findLoginOfAccount(tx, type, subject)) ?? fail('social_not_connected');
        const result = await open(tx, login, facts);
        if ('customers' in result) await keepChoosing(tx, hashSecret(arrival.state), login.id);
        return result;
      });
    },

    /** The second step for somebody with several customers; the provider’s code is already used. */
    async choose(
      type: SocialType,
      choice: { state: string; customerId: number; browser: string | undefined },
      facts: RequestFacts,
    ): Promise<LoginResult> {
      const browserHash = hashSecret(choice.browser ?? fail('social_attempt_over'));
      const back = { type, stateHash: hashSecret(choice.state), browserHash, now: clock.now() };
      return db.system(async (tx) => {
        const loginId = (await takeChoosing(tx, back)) ?? fail('social_attempt_over');
        const login = (await findLoginById(tx, loginId)) ?? fail('social_attempt_over');
        return signIns.signIn(tx, login, choice.customerId, facts);
      });
    },
  };
}
