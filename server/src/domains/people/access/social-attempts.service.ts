import { randomBytes } from 'node:crypto';
import { SOCIAL_ATTEMPT_TTL_S } from '@bellbird/contract/shared/limits';
import type { SocialType } from '@bellbird/contract/shared/social';
import type { Db } from '#platform/db/db.ts';
import { AppError, fail } from '#platform/errors/app-error.ts';
import type {
  Identity,
  IdentityProvider,
  RemotePhoto,
  OAuthReturn,
  OAuthAttempt,
} from '#platform/social/identity-provider.ts';
import type { IdentityProviders } from '#platform/social/identity-providers.ts';
import type { Clock } from '#platform/time/clock.ts';
import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';
import { insertAttempt, takeAttempt } from './social-attempts.repository.ts';

/** Where each provider sends the browser back to. They compare these letter by letter with the configured ones. */
const RETURNS = {
  signIn: { google: '/auth/google', facebook: '/auth/login?way=facebook', instagram: '/auth/login?way=instagram' },
  connect: {
    google: '/settings/account-info',
    facebook: '/settings/account-info?connect=facebook',
    instagram: '/instagram/callback',
  },
} as const satisfies Record<string, Record<SocialType, string>>;

/**
 * An attempt to sign in has no login yet; an attempt to connect has the one it is for, and so has one that only fetches
 * photos.
 */
export type Purpose = { type: SocialType; connectLoginId: number | null; isForPhotos?: true };

/** No password is asked for before photos are fetched, so what comes back from there must connect nothing. */
const hashState = (state: string, { isForPhotos }: Purpose) => hashSecret(isForPhotos ? `photos ${state}` : state);
/** A started attempt: where to send the browser, and the secret that stays in it. */
export type Departure = { authUrl: string; browser: string };
export type Arrival = OAuthReturn & { state: string; browser: string | undefined };

export type SocialAttemptsService = ReturnType<typeof createSocialAttemptsService>;

/** OAuth attempts: each can return once, soon, and only to the browser that started it. */
export function createSocialAttemptsService(deps: {
  db: Db;
  clock: Clock;
  social: IdentityProviders;
  baseUrl: string;
}) {
  const { db, clock, social, baseUrl } = deps;

  const providerOf = (type: SocialType): IdentityProvider => social[type] ?? fail('not_found');
  const redirectUri = ({ type, connectLoginId }: Purpose) =>
    baseUrl + RETURNS[connectLoginId === null ? 'signIn' : 'connect'][type];

  return {
    async begin(purpose: Purpose): Promise<Departure> {
      const provider = providerOf(purpose.type);
      const [state, browser, nonce] = [newSecret(), newSecret(), newSecret()];
      const verifier = randomBytes(48).toString('base64url');
      const authUrl = await provider
        .authUrl({ state, nonce, verifier, redirectUri: redirectUri(purpose) })
        .catch((cause: unknown) => fail('social_unreachable', { cause, retryAfterS: 60 }));
      const expiresAt = new Date(clock.now().getTime() + SOCIAL_ATTEMPT_TTL_S * 1000);
      await db.system((tx) =>
        insertAttempt(tx, {
          ...purpose,
          stateHash: hashState(state, purpose),
          browserHash: hashSecret(browser),
          nonce,
          verifier,
          expiresAt,
        }),
      );
      return { authUrl, browser };
    },

    /** The identity of the person who returned. */
    finish: (purpose: Purpose, arrival: Arrival): Promise<Identity> =>
      arrive(purpose, arrival, (provider, visit, returned) => provider.identify(visit, returned)),

    /** Their pictures. */
    finishWithPhotos: (purpose: Purpose, arrival: Arrival): Promise<RemotePhoto[]> =>
      arrive(purpose, arrival, (provider, visit, returned) =>
        (provider.photos ?? fail('not_found')).list(visit, returned),
      ),
  };

  /** The attempt is marked as used before the provider is asked, so that nothing can be tried twice. */
  async function arrive<T>(
    purpose: Purpose,
    { state, browser, ...returned }: Arrival,
    learn: (provider: IdentityProvider, visit: OAuthAttempt, returned: OAuthReturn) => Promise<T>,
  ): Promise<T> {
    const provider = providerOf(purpose.type);
    if (!browser) fail('social_attempt_over');
    const back = {
      ...purpose,
      stateHash: hashState(state, purpose),
      browserHash: hashSecret(browser),
      now: clock.now(),
    };
    const attempt = (await db.system((tx) => takeAttempt(tx, back))) ?? fail('social_attempt_over');
    const visit = { ...attempt, state, redirectUri: redirectUri(purpose) };
    return learn(provider, visit, returned).catch((cause: unknown) => {
      throw new AppError('social_refused', { cause });
    });
  }
}
