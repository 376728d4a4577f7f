import * as oidc from 'openid-client';
import type { IdentityProvider } from './identity-provider.ts';

const ANSWER_S = 10;

export type GoogleOptions = { issuer: string; clientId: string; clientSecret: string };

/** Google, or any other OpenID provider: the authorization code flow with PKCE, state, nonce and a signed id token. */
export function createGoogle({ issuer, clientId, clientSecret }: GoogleOptions): IdentityProvider {
  let known: Promise<oidc.Configuration> | undefined;

  function configuration(): Promise<oidc.Configuration> {
    known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  function discover(): Promise<oidc.Configuration> {
    const server = new URL(issuer);
    // The configuration allows plain HTTP for loopback only.
    const insecure = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(server, clientId, {}, oidc.ClientSecretPost(clientSecret), {
      execute: [oidc.enableNonRepudiationChecks, ...insecure],
      timeout: ANSWER_S,
    });
  }

  return {
    async authUrl({ state, nonce, verifier, redirectUri }) {
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // People with two accounts must be able to choose.
        prompt: 'select_account',
      });
      return url.href;
    },

    async identify({ state, nonce, verifier, redirectUri }, { token, iss }) {
      const back = new URL(redirectUri);
      back.searchParams.set('code', token);
      back.searchParams.set('state', state);
      if (iss) back.searchParams.set('iss', iss);
      const tokens = await oidc.authorizationCodeGrant(await configuration(), back, {
        pkceCodeVerifier: verifier,
        expectedNonce: nonce,
        expectedState: state,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('Google gave no id token.');
      const name = [claims['email'], claims['name']].find((each) => typeof each === 'string');
      return { subject: claims.sub, name: typeof name === 'string' ? name : claims.sub };
    },
  };
}
