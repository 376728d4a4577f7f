import { z } from 'zod';
import { anyone, member } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { TEXT } from '../../shared/sentences.ts';
import { CurrentPassword, Instant, LinkKey, id, idParam } from '../../shared/fields.ts';
import { SOCIAL_TYPES } from '../../shared/social.ts';
import { NewToken, NotYetIn } from './access.calls.ts';

/** Where the browser goes next. The response also sets the cookie that ties the return to this browser. */
export const AuthUrl = z.object({ authUrl: z.url() });

/** What a provider returns: a code or a token. No real one is longer. */
const Returned = z.string().min(1).max(4096);

/** Google sends its issuer, so that another server’s response is not taken for its own. */
const Issuer = z.string().max(300);

/** Sent on the second attempt, if the account belongs to several customers. */
const customerId = id('customer');

type Step = { state?: unknown; customerId?: unknown };

/** Empty to begin; with a state, the provider’s return or the customer chosen after it. */
function isWhole(step: Step & { code?: unknown; token?: unknown }): boolean {
  const steps = [step.code, step.token, step.customerId].filter((part) => part !== undefined);
  return step.state === undefined ? steps.length === 0 : steps.length === 1;
}
const NOT_WHOLE = { path: ['state'], error: TEXT.required };

const byCode = z
  .strictObject({ code: Returned.optional(), state: LinkKey.optional(), customerId: customerId.optional() })
  .refine(isWhole, NOT_WHOLE)
  .meta({ examples: [{}] });

const responses = { 201: one(NewToken), 200: one(z.union([AuthUrl, NotYetIn])) } as const;

export const signInWithGoogle = call({
  name: 'access.signInWithGoogle',
  method: 'POST',
  path: '/auth/google',
  summary: 'Sign in with Google: an empty body answers where to go, what Google hands back opens the session',
  access: anyone,
  body: z
    .strictObject({
      code: Returned.optional(),
      iss: Issuer.optional(),
      state: LinkKey.optional(),
      customerId: customerId.optional(),
    })
    .refine(isWhole, NOT_WHOLE)
    .meta({ examples: [{}] }),
  responses,
});

export const signInWithFacebook = call({
  name: 'access.signInWithFacebook',
  method: 'POST',
  path: '/auth/facebook',
  summary: 'Sign in with a Facebook token: an empty body answers where to get one',
  access: anyone,
  body: z
    .strictObject({ token: Returned.optional(), state: LinkKey.optional(), customerId: customerId.optional() })
    .refine(isWhole, NOT_WHOLE)
    .meta({ examples: [{}] }),
  responses,
});

export const signInWithInstagram = call({
  name: 'access.signInWithInstagram',
  method: 'POST',
  path: '/auth/instagram',
  summary: 'Sign in with Instagram: an empty body answers where to go, the code handed back opens the session',
  access: anyone,
  body: byCode,
  responses,
});

/** A social account that somebody can sign in with. */
export const ConnectedAccount = z.object({
  type: z.enum(SOCIAL_TYPES),
  /** How its owner knows it: an email address or a name. */
  name: z.string(),
  connectedAt: Instant,
});
export type ConnectedAccount = z.output<typeof ConnectedAccount>;

const ofUser = { customerId: idParam('customer'), id: idParam('customerUser') };
const PATH = '/customers/{customerId}/users/{id}/accounts';

export const listAccounts = call({
  name: 'access.listAccounts',
  method: 'GET',
  path: PATH,
  summary: "The caller's own connected social accounts",
  access: member,
  params: z.object(ofUser),
  responses: { 200: one(z.array(ConnectedAccount)) },
});

export const connectAccount = call({
  name: 'access.connectAccount',
  method: 'POST',
  path: PATH,
  summary: 'Connect a social account: type and password answer where to go, the token handed back connects it',
  access: member,
  params: z.object(ofUser),
  body: z
    .strictObject({
      type: z.enum(SOCIAL_TYPES),
      /** Facebook's access token, or the code of Google and Instagram. */
      token: Returned.optional(),
      iss: Issuer.optional(),
      state: LinkKey.optional(),
      /** Needed to begin: a signed-in screen alone opens no other way in. */
      oldPassword: CurrentPassword.optional(),
    })
    .refine(isWhole, NOT_WHOLE)
    .refine(({ state, oldPassword }) => state !== undefined || oldPassword !== undefined, {
      path: ['oldPassword'],
      error: TEXT.required,
    })
    .meta({ examples: [{ type: 'google', oldPassword: 'demo-wedding' }] }),
  responses: { 201: one(ConnectedAccount), 200: one(AuthUrl) },
  neverActedFor: true,
});

export const disconnectAccount = call({
  name: 'access.disconnectAccount',
  method: 'DELETE',
  path: `${PATH}/{type}`,
  summary: 'Disconnect a social account; the last way in stays',
  access: member,
  params: z.object({ ...ofUser, type: z.enum(SOCIAL_TYPES) }),
  responses: { 204: z.void() },
  neverActedFor: true,
});
