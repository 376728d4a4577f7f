import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Provider, interactionPolicy } from 'oidc-provider';
import type { ServiceContext } from '../../service.ts';
import { CANCEL, chosenIn, sendChooser } from './chooser.page.ts';
import { createMemory } from './google-memory.ts';
import { type Person, subjectOf } from './people.ts';

const MOUNT = '/google';
const HOUR_S = 60 * 60;
/** The addresses that a visit may come back to, as one would enter them in Google's console. */
const RETURNS = ['/auth/google', '/settings/account-info'];

/** Google, played by a certified OpenID provider; only its page for choosing an account is ours. */
export function registerGoogle(
  app: FastifyInstance,
  { config }: ServiceContext,
  visited: (person: Person) => void,
): void {
  const people = new Map<string, Person>();
  let made: Provider | undefined;
  // The issuer is an address, and the port is known once the sandbox listens.
  const google = () => (made ??= createProvider(portOf(app), config, people));

  app.get(`${MOUNT}/interaction/:uid`, async (request, reply) => {
    const { params } = await google().interactionDetails(request.raw, reply.raw);
    return sendChooser(reply, 'google', String(params['redirect_uri']));
  });

  app.post(`${MOUNT}/interaction/:uid`, async (request, reply) => {
    const chosen = chosenIn(request.body);
    if (!chosen) return reply.redirect(request.url, 303);
    reply.hijack();
    if (chosen === CANCEL) {
      return google().interactionFinished(request.raw, reply.raw, { error: 'access_denied' });
    }
    const accountId = subjectOf('google', chosen.email);
    people.set(accountId, chosen);
    visited(chosen);
    return google().interactionFinished(request.raw, reply.raw, { login: { accountId }, select_account: {} });
  });

  void app.register(async (scope) => {
    // The provider reads its bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${MOUNT}/*`, (request, reply) => {
      reply.hijack();
      const raw = request.raw as IncomingMessage & { originalUrl?: string };
      raw.originalUrl = raw.url ?? '';
      raw.url = raw.originalUrl.slice(MOUNT.length);
      void google().callback()(raw, reply.raw);
    });
  });
}

function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' } as const;
}

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port;
}

function createProvider(port: number, config: ServiceContext['config'], people: ReadonlyMap<string, Person>): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(`http://localhost:${port}${MOUNT}`, {
    clients: [
      {
        client_id: config.social.clientId,
        client_secret: config.social.clientSecret,
        redirect_uris: RETURNS.map((path) => config.serverUrl.replace(/\/$/, '') + path),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    adapter: createMemory(),
    jwks: { keys: [newKey()] },
    ttl: { Interaction: HOUR_S, Session: HOUR_S, Grant: HOUR_S, AccessToken: HOUR_S, IdToken: HOUR_S },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does it: who somebody is stands in the id token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { policy, url: (_context, { uid }) => `${MOUNT}/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return (
        person && {
          accountId: sub,
          claims: () => ({ sub, name: person.name, email: person.email, email_verified: true }),
        }
      );
    },
    renderError(context, out) {
      context.type = 'text';
      context.body = `${out.error}: ${out.error_description ?? ''}`;
    },
    // Whoever chooses an account here agrees by that.
    async loadExistingGrant({ oidc }) {
      const { client, account } = oidc;
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: account?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  return provider;
}
