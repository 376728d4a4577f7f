import { z } from 'zod';
import { buildUrl, requestJson } from './request-json.ts';
import type { IdentityProvider, PhotoSource } from './identity-provider.ts';
import { instagramPhotos } from './instagram-photos.ts';

/** A number in some versions of the API, text in others. */
const AccountId = z.union([z.string().min(1), z.number().transform(String)]);
/** On its own, or in a list of one. */
const single = <T extends z.ZodType>(item: T) =>
  z.union([item, z.object({ data: z.tuple([item]) }).transform(({ data }) => data[0] as z.output<T>)]);
const Grant = single(z.object({ access_token: z.string() }));
const Me = single(z.object({ user_id: AccountId, username: z.string() }));

export type InstagramOptions = {
  authorizeUrl: string;
  tokenUrl: string;
  graphUrl: string;
  clientId: string;
  clientSecret: string;
};

/** Instagram’s business login: a code, exchanged with our secret, then the account it belongs to. */
export function createInstagram(options: InstagramOptions): IdentityProvider {
  const { authorizeUrl, tokenUrl, graphUrl, clientId, clientSecret } = options;

  const redeem = async (...[{ redirectUri }, { token }]: Parameters<PhotoSource['list']>): Promise<string> => {
    const form = {
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code: token,
    };
    return (await requestJson(Grant, new URL(tokenUrl), new URLSearchParams(form))).access_token;
  };

  return {
    async authUrl({ state, redirectUri }) {
      return buildUrl(authorizeUrl, {
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: 'instagram_business_basic',
      }).href;
    },

    async identify(visit, returned) {
      const query = { fields: 'user_id,username', access_token: await redeem(visit, returned) };
      const me = await requestJson(Me, buildUrl(`${graphUrl}/me`, query));
      return { subject: me.user_id, name: `@${me.username}` };
    },

    photos: instagramPhotos(graphUrl, redeem),
  };
}
