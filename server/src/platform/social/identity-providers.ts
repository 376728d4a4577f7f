import type { SocialType } from '@bellbird/contract/shared/social';
import type { BaseLogger } from 'pino';
import { outsideTransactions } from '../db/open-transaction.ts';
import { type FacebookOptions, createFacebook } from './facebook.ts';
import { type GoogleOptions, createGoogle } from './google.ts';
import type { IdentityProvider, PhotoSource } from './identity-provider.ts';
import { type InstagramOptions, createInstagram } from './instagram.ts';

export type SocialOptions = {
  google?: GoogleOptions | undefined;
  facebook?: FacebookOptions | undefined;
  instagram?: InstagramOptions | undefined;
};

export type IdentityProviders = Partial<Record<SocialType, IdentityProvider>>;

/** The configured providers; the others are not offered. */
export function createIdentityProviders(
  { google, facebook, instagram }: SocialOptions,
  log: Pick<BaseLogger, 'warn'>,
): IdentityProviders {
  return {
    ...(google && { google: heard('google', createGoogle(google), log) }),
    ...(facebook && { facebook: heard('facebook', createFacebook(facebook), log) }),
    ...(instagram && { instagram: heard('instagram', createInstagram(instagram), log) }),
  };
}

/** People only see that it failed; the log says why, without the tokens. */
function heard(type: SocialType, provider: IdentityProvider, log: Pick<BaseLogger, 'warn'>): IdentityProvider {
  const tell = (error: unknown): never => {
    log.warn({ type, reason: error instanceof Error ? error.message : 'unknown' }, 'social sign-in refused');
    throw error;
  };
  const { photos } = provider;
  return {
    ...outsideTransactions<IdentityProvider>(type, {
      authUrl: (visit) => provider.authUrl(visit).catch(tell),
      identify: (visit, returned) => provider.identify(visit, returned).catch(tell),
    }),
    ...(photos && {
      photos: outsideTransactions<PhotoSource>(type, {
        list: (visit, returned) => photos.list(visit, returned).catch(tell),
        download: photos.download,
      }),
    }),
  };
}
