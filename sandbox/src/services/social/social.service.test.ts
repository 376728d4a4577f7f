import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openSandbox, read } from '../../sandbox.testing.ts';
import { createBrowser } from './social.testing.ts';

const { clientId: client_id, clientSecret: client_secret } = readConfig({}).social;
const PANEL = 'http://localhost:3000';
const SOMEBODY = { as: 'Tess Nolan' };

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
const withQuery = (url: string, query: Record<string, string>) => `${url}?${new URLSearchParams(query)}`;

describe('Google', () => {
  const redirect_uri = `${PANEL}/auth/google`;
  const asked = {
    client_id,
    redirect_uri,
    response_type: 'code',
    scope: 'openid email',
    state: 's',
    nonce: 'n',
    prompt: 'select_account',
  };
  const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

  it('sends a request without PKCE back with an error', async () => {
    const sandbox = await openSandbox();
    const { url } = await createBrowser(sandbox.url).go(withQuery(`${sandbox.url}/google/auth`, asked));
    expect(new URL(url).searchParams.get('error')).toBe('invalid_request');
    expect(new URL(url).searchParams.get('error_description')).toContain('PKCE');
  });

  it('redeems a code for whoever knows the verifier, and for nobody else', async () => {
    const sandbox = await openSandbox();
    const verifier = randomBytes(48).toString('base64url');
    const authUrl = withQuery(`${sandbox.url}/google/auth`, {
      ...asked,
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
    });
    const redeem = async (code_verifier: string) => {
      const back = await createBrowser(sandbox.url).choose(authUrl, SOMEBODY);
      const grant = { grant_type: 'authorization_code', client_id, client_secret, redirect_uri, code_verifier };
      return fetch(`${sandbox.url}/google/token`, form({ ...grant, code: back.searchParams.get('code') ?? '' }));
    };
    expect((await redeem(randomBytes(48).toString('base64url'))).status).toBe(400);
    expect(await (await redeem(verifier)).json()).toHaveProperty('id_token');
  });

  it('sends nobody to another site', async () => {
    const sandbox = await openSandbox();
    const evil = {
      ...asked,
      redirect_uri: 'https://evil.example/auth/google',
      code_challenge: challengeOf('x'),
      code_challenge_method: 'S256',
    };
    const { page } = await createBrowser(sandbox.url).go(withQuery(`${sandbox.url}/google/auth`, evil));
    expect(page?.status).toBe(400);
  });

  it('asks which account at every visit', async () => {
    const sandbox = await openSandbox();
    const browser = createBrowser(sandbox.url);
    const authUrl = withQuery(`${sandbox.url}/google/auth`, {
      ...asked,
      code_challenge: challengeOf('x'),
      code_challenge_method: 'S256',
    });
    await browser.choose(authUrl, SOMEBODY);
    const again = await browser.go(authUrl);
    expect(await again.page?.text()).toContain('Choose an account');
  });
});

describe('Facebook', () => {
  const dialog = { client_id, redirect_uri: `${PANEL}/auth/login?way=facebook`, state: 's', response_type: 'token' };

  it('hands the token over in the fragment, with the state', async () => {
    const sandbox = await openSandbox();
    const back = await createBrowser(sandbox.url).choose(
      withQuery(`${sandbox.url}/facebook/dialog/oauth`, dialog),
      SOMEBODY,
    );
    expect(back.href).toMatch(/^http:\/\/localhost:3000\/auth\/login\?way=facebook#access_token=EAA/);
    expect(new URLSearchParams(back.hash.slice(1)).get('state')).toBe('s');
  });

  it('knows its own tokens, wants the app secret, and the proof of it', async () => {
    const sandbox = await openSandbox();
    const inspect = (access_token: string) =>
      fetch(withQuery(`${sandbox.url}/facebook/debug_token`, { input_token: 'made-up', access_token }));
    expect((await inspect('somebody|else')).status).toBe(400);
    expect(await (await inspect(`${client_id}|${client_secret}`)).json()).toMatchObject({ data: { is_valid: false } });
    const back = await createBrowser(sandbox.url).choose(
      withQuery(`${sandbox.url}/facebook/dialog/oauth`, dialog),
      SOMEBODY,
    );
    const access_token = new URLSearchParams(back.hash.slice(1)).get('access_token') ?? '';
    expect((await fetch(withQuery(`${sandbox.url}/facebook/me`, { access_token }))).status).toBe(400);
  });

  it('says so when somebody changes their mind, and sends nobody to another site', async () => {
    const sandbox = await openSandbox();
    const address = `${sandbox.url}/facebook/dialog/oauth`;
    const back = await createBrowser(sandbox.url).choose(withQuery(address, dialog), { as: 'cancel' });
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      state: 's',
      way: 'facebook',
    });
    const evil = await fetch(withQuery(address, { ...dialog, redirect_uri: 'https://evil.example/' }));
    expect(evil.status).toBe(400);
  });
});

describe('Instagram', () => {
  it('redeems a code once, with the secret and the same return address', async () => {
    const sandbox = await openSandbox();
    const redirect_uri = `${PANEL}/instagram/callback`;
    const query = { client_id, redirect_uri, state: 's', response_type: 'code' };
    const browser = createBrowser(sandbox.url);
    const redeem = (code: string, more: Record<string, string> = {}) =>
      fetch(
        `${sandbox.url}/instagram/oauth/access_token`,
        form({ client_id, client_secret, grant_type: 'authorization_code', redirect_uri, code, ...more }),
      );
    const fresh = async () => {
      const back = await browser.choose(withQuery(`${sandbox.url}/instagram/oauth/authorize`, query), SOMEBODY);
      expect(back.hash).toBe('#_');
      return back.searchParams.get('code') ?? '';
    };
    const code = await fresh();
    expect((await redeem(code, { client_secret: 'guessed' })).status).toBe(400);
    expect(await (await redeem(code)).json()).toMatchObject({ data: [{ access_token: expect.any(String) }] });
    expect((await redeem(code)).status).toBe(400);
    expect((await redeem(await fresh(), { redirect_uri: `${PANEL}/auth/login` })).status).toBe(400);
  });

  it('shows what somebody has posted to nobody without their token', async () => {
    const sandbox = await openSandbox();
    expect((await fetch(`${sandbox.url}/instagram/me/media?access_token=guessed`)).status).toBe(400);
    expect((await fetch(`${sandbox.url}/instagram/pictures/1`)).status).toBe(404);
  });
});

describe('its page', () => {
  it('shows who came by, and escapes their names', async () => {
    const sandbox = await openSandbox();
    const query = { client_id, redirect_uri: `${PANEL}/instagram/callback`, response_type: 'code' };
    const authUrl = withQuery(`${sandbox.url}/instagram/oauth/authorize`, query);
    await createBrowser(sandbox.url).choose(authUrl, { as: 'typed', name: '<b>Mallory</b>' });
    const markup = await (await fetch(`${sandbox.url}/?service=social`)).text();
    expect(markup).toContain('&lt;b&gt;Mallory&lt;/b&gt;');
    expect(await read(`${sandbox.url}/social`)).toMatchObject([{ company: 'instagram', name: '<b>Mallory</b>' }]);
    const policy = (await fetch(authUrl)).headers.get('content-security-policy');
    expect(policy).toContain(`form-action 'self' ${PANEL}`);
  });
});
