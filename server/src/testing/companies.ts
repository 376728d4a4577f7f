import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const CLIENT = { id: 'our-app', secret: 'our-secret' };

type GoogleAccount = { sub: string; email?: string };
type FacebookToken = { app_id: string; user_id: string; is_valid: boolean; type: string; me: string };

export type Companies = {
  environment: Record<string, string>;
  google: {
    /** Signs somebody in there and hands back the code; `claims` lets the id token lie. */
    code(authUrl: URL, account: GoogleAccount, claims?: Record<string, unknown>): string;
    /** Signs with a key that the company has never published. */
    signWithForeignKey(on: boolean): void;
  };
  facebook: { token(userId: string, lies?: Partial<FacebookToken>): string };
  instagram: {
    code(authUrl: URL, userId: string): string;
    /** What everybody has there from now on; a picture without an address has one of ours. */
    posts: { caption?: string; media_type: string; media_url?: string; picture?: Buffer }[];
  };
  close(): Promise<void>;
};

/** Google, Facebook and Instagram as a test wants them: real on the wire, honest unless told to lie. */
export async function startCompanies(): Promise<Companies> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { authUrl: URL; claims: Record<string, unknown> }>();
  const facebookTokens = new Map<string, FacebookToken>();
  const instagramCodes = new Map<string, { authUrl: URL; userId: string }>();
  const posts: Companies['instagram']['posts'] = [];
  let signer = own.privateKey;
  let issuer = '';

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const url = new URL(request.url ?? '', issuer);
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    switch (url.pathname) {
      case '/google/.well-known/openid-configuration':
        return {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
        };
      case '/google/jwks':
        return { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] };
      case '/google/token': {
        const code = codes.get(form.get('code') ?? '');
        codes.delete(form.get('code') ?? '');
        return code && redeems(form, code.authUrl) && provesItself(form, code.authUrl)
          ? { access_token: randomUUID(), token_type: 'Bearer', expires_in: 3600, id_token: jwt(code.claims, signer) }
          : undefined;
      }
      case '/facebook/debug_token': {
        const token = facebookTokens.get(url.searchParams.get('input_token') ?? '');
        const isOurs = url.searchParams.get('access_token') === `${CLIENT.id}|${CLIENT.secret}`;
        return token && isOurs ? { data: token } : undefined;
      }
      case '/facebook/me': {
        const token = facebookTokens.get(url.searchParams.get('access_token') ?? '');
        return token && { id: token.me, name: 'Somebody' };
      }
      case '/instagram/access_token': {
        const code = instagramCodes.get(form.get('code') ?? '');
        return code && redeems(form, code.authUrl)
          ? { data: [{ access_token: `of-${code.userId}`, user_id: code.userId, permissions: '' }] }
          : undefined;
      }
      case '/instagram/me': {
        const userId = url.searchParams.get('access_token')?.slice(3);
        return userId && { user_id: userId, username: 'somebody' };
      }
      case '/instagram/me/media': {
        const ours = (at: number) => `${new URL(issuer).origin}/instagram/picture?at=${at}`;
        const data = posts.map(({ picture: _, ...post }, at) => ({ id: String(at), media_url: ours(at), ...post }));
        return url.searchParams.get('access_token') ? { data } : undefined;
      }
      case '/instagram/picture':
        return posts[Number(url.searchParams.get('at'))]?.picture;
      default:
        return undefined;
    }
  };
  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      const isPicture = body instanceof Buffer;
      response.writeHead(body ? 200 : 400, { 'content-type': isPicture ? 'image/jpeg' : 'application/json' });
      response.end(isPicture ? body : JSON.stringify(body ?? { error: 'invalid_grant' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer = `${origin}/google`;

  const keys = (name: string) => ({ [`${name}_CLIENT_ID`]: CLIENT.id, [`${name}_CLIENT_SECRET`]: CLIENT.secret });
  return {
    environment: {
      ...keys('GOOGLE'),
      ...keys('FACEBOOK'),
      ...keys('INSTAGRAM'),
      GOOGLE_ISSUER: issuer,
      FACEBOOK_DIALOG_URL: `${origin}/facebook/dialog`,
      FACEBOOK_GRAPH_URL: `${origin}/facebook`,
      INSTAGRAM_AUTHORIZE_URL: `${origin}/instagram/authorize`,
      INSTAGRAM_TOKEN_URL: `${origin}/instagram/access_token`,
      INSTAGRAM_GRAPH_URL: `${origin}/instagram`,
    },
    google: {
      code(authUrl, account, lies = {}) {
        const now = Math.floor(Date.now() / 1000);
        const honest = {
          iss: issuer,
          aud: CLIENT.id,
          iat: now,
          exp: now + 300,
          nonce: authUrl.searchParams.get('nonce'),
        };
        const code = randomUUID();
        codes.set(code, { authUrl, claims: { ...honest, ...account, ...lies } });
        return code;
      },
      signWithForeignKey(on) {
        signer = (on ? foreign : own).privateKey;
      },
    },
    facebook: {
      token(userId, lies = {}) {
        const token = randomUUID();
        const honest = { app_id: CLIENT.id, user_id: userId, is_valid: true, type: 'USER', me: userId };
        facebookTokens.set(token, { ...honest, ...lies });
        return token;
      },
    },
    instagram: {
      code(authUrl, userId) {
        const code = randomUUID();
        instagramCodes.set(code, { authUrl, userId });
        return code;
      },
      posts,
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function redeems(form: URLSearchParams, authUrl: URL): boolean {
  return (
    form.get('client_id') === CLIENT.id &&
    form.get('client_secret') === CLIENT.secret &&
    form.get('redirect_uri') === authUrl.searchParams.get('redirect_uri')
  );
}

/** PKCE: only who began the visit knows the word behind the challenge. */
function provesItself(form: URLSearchParams, authUrl: URL): boolean {
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const { searchParams } = authUrl;
  return searchParams.get('code_challenge_method') === 'S256' && searchParams.get('code_challenge') === challenge;
}

function jwt(claims: Record<string, unknown>, key: Parameters<typeof sign>[2]): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${part(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
}
