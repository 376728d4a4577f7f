import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { buildUrl, requestJson } from './request-json.ts';
import type { IdentityProvider } from './identity-provider.ts';

const Inspection = z.object({
  data: z.object({ app_id: z.string(), is_valid: z.boolean(), user_id: z.string(), type: z.string() }),
});
const Me = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() });

export type FacebookOptions = { dialogUrl: string; graphUrl: string; clientId: string; clientSecret: string };

/** Facebook Login by redirect. The token arrives through the browser, so its owner and app are checked first. */
export function createFacebook({ dialogUrl, graphUrl, clientId, clientSecret }: FacebookOptions): IdentityProvider {
  return {
    async authUrl({ state, redirectUri }) {
      return buildUrl(dialogUrl, {
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'token',
        scope: 'public_profile,email',
      }).href;
    },

    async identify(_visit, { token }) {
      const appToken = `${clientId}|${clientSecret}`;
      const { data } = await requestJson(
        Inspection,
        buildUrl(`${graphUrl}/debug_token`, { input_token: token, access_token: appToken }),
      );
      if (data.app_id !== clientId) throw new Error('The Facebook token was made for another app.');
      if (!data.is_valid || data.type !== 'USER') throw new Error('The Facebook token is not valid.');
      const me = await requestJson(
        Me,
        buildUrl(`${graphUrl}/me`, {
          fields: 'id,name,email',
          access_token: token,
          appsecret_proof: createHmac('sha256', clientSecret).update(token).digest('hex'),
        }),
      );
      if (me.id !== data.user_id) throw new Error('The Facebook token belongs to somebody else.');
      return { subject: me.id, name: me.email ?? me.name ?? me.id };
    },
  };
}
