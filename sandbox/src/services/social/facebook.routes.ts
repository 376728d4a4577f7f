import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServiceContext } from '../../service.ts';
import { CANCEL, chosenIn, sendChooser } from './chooser.page.ts';
import { type Person, subjectOf } from './people.ts';
import { backWith, isOurs } from './returns.ts';

type Query = Readonly<Record<string, string | undefined>>;
type Issued = { person: Person; appId: string; issuedAt: number };

const TOKEN_S = 2 * 60 * 60;

/** Facebook Login as its manual flow documents it: the dialog, a token in the fragment, `debug_token` and `me`. */
export function registerFacebook(
  app: FastifyInstance,
  { config, clock }: ServiceContext,
  visited: (person: Person) => void,
): void {
  const { clientId, clientSecret } = config.social;
  const tokens = new Map<string, Issued>();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  app.get<{ Querystring: Query }>('/facebook/dialog/oauth', ({ query }, reply) => {
    const redirectUri = query['redirect_uri'];
    if (query['client_id'] !== clientId)
      return refuse(reply, 101, 'Error validating application. Invalid application ID.');
    if (!isOurs(redirectUri, config.serverUrl))
      return refuse(reply, 191, 'URL blocked: it is not among the allowed redirects.');
    if (query['response_type'] !== 'token') return refuse(reply, 100, 'The sandbox speaks response_type=token only.');
    return sendChooser(reply, 'facebook', redirectUri);
  });

  app.post<{ Querystring: Query }>('/facebook/dialog/oauth', (request, reply) => {
    const { redirect_uri: redirectUri, client_id: appId, state } = request.query;
    const chosen = chosenIn(request.body);
    if (appId !== clientId || !isOurs(redirectUri, config.serverUrl)) return refuse(reply, 191, 'URL blocked.');
    if (!chosen) return reply.redirect(request.url, 303);
    if (chosen === CANCEL) {
      const refusal = { error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error' };
      return reply.redirect(backWith(redirectUri, { ...refusal, state }), 303);
    }
    const token = `EAA${randomBytes(24).toString('hex')}`;
    tokens.set(token, { person: chosen, appId, issuedAt: seconds() });
    visited(chosen);
    const fragment = new URLSearchParams({ access_token: token, expires_in: String(TOKEN_S), ...(state && { state }) });
    return reply.redirect(`${redirectUri}#${fragment}`, 303);
  });

  app.get<{ Querystring: Query }>('/facebook/debug_token', ({ query }, reply) => {
    if (query['access_token'] !== `${clientId}|${clientSecret}`)
      return refuse(reply, 190, 'Invalid OAuth access token.');
    const issued = tokens.get(query['input_token'] ?? '');
    if (!issued) {
      const error = { code: 190, message: 'The access token could not be decrypted' };
      return reply.send({ data: { error, is_valid: false, scopes: [] } });
    }
    const expiresAt = issued.issuedAt + TOKEN_S;
    return reply.send({
      data: {
        app_id: issued.appId,
        type: 'USER',
        application: 'Bellbird',
        expires_at: expiresAt,
        is_valid: expiresAt > seconds(),
        issued_at: issued.issuedAt,
        scopes: ['email', 'public_profile'],
        user_id: subjectOf('facebook', issued.person.email),
      },
    });
  });

  app.get<{ Querystring: Query }>('/facebook/me', ({ query }, reply) => {
    const token = query['access_token'] ?? '';
    const issued = tokens.get(token);
    if (!issued) return refuse(reply, 190, 'Invalid OAuth access token.');
    const proof = createHmac('sha256', clientSecret).update(token).digest('hex');
    if (query['appsecret_proof'] !== proof)
      return refuse(reply, 100, 'Invalid appsecret_proof provided in the API argument');
    const { name, email } = issued.person;
    return reply.send({ id: subjectOf('facebook', email), name, email });
  });
}

function refuse(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply.code(400).send({ error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } });
}
