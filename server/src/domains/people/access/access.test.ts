import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { type World, startWorld } from '#testing/world.ts';
import { FACTORY_PASSWORD, buildLogin } from './access.factory.ts';
import { PROOFS_PER_LOGIN } from './access.limits.ts';
import { buildCustomerUser } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { toCodeText } from './one-time-codes.rules.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

async function person(username: string, given: { password_change_required?: boolean; homes?: number } = {}) {
  return world.build(async (tx) => {
    const login = await buildLogin(tx, { username, password_change_required: given.password_change_required ?? false });
    const users = [];
    for (let number = 0; number < (given.homes ?? 1); number += 1) {
      const customer = await buildCustomer(tx, { name: `Home ${number + 1}` });
      users.push(await buildCustomerUser(tx, { customer_id: customer.id, login_id: login.id }));
    }
    return users;
  });
}

const login = (username: string, password = FACTORY_PASSWORD, more: object = {}) =>
  world.anyone('POST', '/access-tokens', { body: { username, password, ...more } });

describe('signing in', () => {
  test('AUTH-009 AUTH-010 AUTH-012 a right password answers 201 with both secrets and the token data', async () => {
    const [user] = await person('imogen');
    const answer = await login('Imogen');
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      id: expect.any(Number),
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      consumerKey: expect.stringMatching(/^[\w-]{43}$/),
      customerId: user?.customerId,
      customerUserId: user?.id,
      passwordChangeRequired: false,
      pendingPayments: [],
    });
  });

  test('SHELL-168 wrong credentials are 422, the same for a known and an unknown name', async () => {
    await person('paula');
    const wrong = await login('paula', 'not-her-password');
    const unknown = await login('nobody-at-all', 'not-her-password');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({
      code: 'wrong_credentials',
      message: 'The username or password is incorrect.',
    });
    expect(unknown.json()).toEqual(wrong.json());
  });

  test('AUTH-008 credentials that fit several customers answer 200 with the choice, then 201 for the chosen one', async () => {
    const users = await person('two-homes', { homes: 2 });
    const choice = await login('two-homes');
    expect(choice.statusCode).toBe(200);
    expect(choice.json().data.customers.map((each: { name: string }) => each.name)).toEqual(['Home 1', 'Home 2']);
    const chosen = await login('two-homes', FACTORY_PASSWORD, { customerId: users[1]?.customerId });
    expect(chosen.statusCode).toBe(201);
    expect(chosen.json().data.customerId).toBe(users[1]?.customerId);
  });

  test('a customer that is not theirs gets what a wrong password gets', async () => {
    await person('nell');
    const stranger = await world.owner();
    const answer = await login('nell', FACTORY_PASSWORD, { customerId: stranger.customerId });
    expect(answer.json().code).toBe('wrong_credentials');
  });

  test('the eleventh wrong guess within a quarter of an hour gets 429 with Retry-After, also with the right password', async () => {
    await person('guessed');
    for (let guess = 0; guess < 10; guess += 1) expect((await login('guessed', `guess-${guess}`)).statusCode).toBe(422);
    const refused = await login('guessed');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  });
});

describe('a session', () => {
  test('AUTH-011 AUTH-012 GET access-tokens/{id} tells the session its data', async () => {
    const owner = await world.owner();
    const answer = await owner.call('GET', `/access-tokens/${owner.session.tokenId}`);
    expect(answer.json()).toEqual({
      data: {
        id: owner.session.tokenId,
        isStaff: false,
        customerId: owner.customerId,
        customerUserId: owner.id,
        passwordChangeRequired: false,
        pendingPayments: [],
      },
    });
  });

  test('AUTH-013 DELETE access-tokens/{id} ends it at once', async () => {
    // The clock stands still, so what is remembered never grows old: only the word that it is over ends it.
    const now = new Date();
    const still = await startWorld({ clock: { now: () => now } });
    const owner = await still.owner();
    expect((await owner.call('GET', '/providers')).statusCode).toBe(200);
    expect((await owner.call('DELETE', `/access-tokens/${owner.session.tokenId}`)).statusCode).toBe(204);
    await expect.poll(async () => (await owner.call('GET', '/providers')).statusCode).toBe(401);
    await still.close();
  });

  test('SHELL-108 one of the two secrets alone opens nothing', async () => {
    const owner = await world.owner();
    const { 'x-access-token': token, 'x-consumer-key': key } = owner.session.headers;
    const half = await world.anyone('GET', '/providers', { headers: { 'x-access-token': token } });
    const swapped = await world.anyone('GET', '/providers', {
      headers: { 'x-access-token': token, 'x-consumer-key': `${key}x` },
    });
    expect([half.statusCode, swapped.statusCode]).toEqual([401, 401]);
  });

  test('a session that belongs to somebody else is not found', async () => {
    const [owner, other] = [await world.owner(), await world.owner()];
    for (const method of ['GET', 'DELETE']) {
      expect((await owner.call(method, `/access-tokens/${other.session.tokenId}`)).statusCode).toBe(404);
    }
    expect((await other.call('GET', '/providers')).statusCode).toBe(200);
  });
});

describe('renewing the password', () => {
  test('AUTH-048 AUTH-049 until it is done every other call is refused, and afterwards the other sessions are over', async () => {
    await person('renew', { password_change_required: true });
    const first = (await login('renew')).json().data;
    const second = (await login('renew')).json().data;
    expect(first.passwordChangeRequired).toBe(true);
    const as = (token: typeof first) => ({ 'x-access-token': token.accessToken, 'x-consumer-key': token.consumerKey });

    const refused = await world.anyone('GET', '/providers', { headers: as(first) });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'password_change_required']);

    const renewed = await world.anyone('PUT', `/access-tokens/${first.id}/password`, {
      headers: as(first),
      body: { oldPassword: FACTORY_PASSWORD, password: 'new-wedding', passwordMatch: 'new-wedding' },
    });
    expect(renewed.json().data.passwordChangeRequired).toBe(false);
    const statusOf = async (token: typeof first) =>
      (await world.anyone('GET', '/providers', { headers: as(token) })).statusCode;
    await expect.poll(() => statusOf(first)).toBe(200);
    await expect.poll(() => statusOf(second)).toBe(401);
    expect((await login('renew', 'new-wedding')).statusCode).toBe(201);
  });

  test.each([
    [
      'oldPassword',
      { oldPassword: 'wrong-one', password: 'new-wedding', passwordMatch: 'new-wedding' },
      'This is not your current password.',
    ],
    [
      'passwordMatch',
      { oldPassword: FACTORY_PASSWORD, password: 'new-wedding', passwordMatch: 'other' },
      'Passwords dont match.',
    ],
    [
      'password',
      { oldPassword: FACTORY_PASSWORD, password: '12345', passwordMatch: '12345' },
      'Please use at least 6 characters.',
    ],
  ])('AUTH-030 SHELL-116 a mistake is told at its field: %s', async (field, body, sentence) => {
    const owner = await world.owner();
    const answer = await owner.call('PUT', `/access-tokens/${owner.session.tokenId}/password`, { body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ [field]: sentence });
  });

  test('AUTH-049 guesses at the current one are counted, and a right one forgives them', async () => {
    const owner = await world.owner();
    const renew = (oldPassword: string, password = 'new-wedding') =>
      owner.call('PUT', `/access-tokens/${owner.session.tokenId}/password`, {
        body: { oldPassword, password, passwordMatch: password },
      });
    const guess = async (times: number) => {
      for (let at = 0; at < times; at += 1) expect((await renew('a-guess')).statusCode).toBe(422);
    };
    await guess(PROOFS_PER_LOGIN.max - 1);
    expect((await renew(FACTORY_PASSWORD)).statusCode).toBe(200);
    await guess(PROOFS_PER_LOGIN.max);
    expect((await renew('new-wedding', 'newest-wedding')).statusCode).toBe(429);
  });
});

describe('a lapsed password', () => {
  const lapsed = async (username: string, password_lapses_at: string | null) => {
    const [user] = await person(username);
    await world.build((tx) =>
      tx
        .updateTable('logins')
        .set({ password_lapses_at })
        .where('id', '=', user?.loginId ?? 0)
        .execute(),
    );
    return user;
  };
  const renew = (username: string, oldPassword = FACTORY_PASSWORD) =>
    world.anyone('PUT', '/access-tokens/lapsed-password', {
      body: { username, oldPassword, password: 'new-wedding', passwordMatch: 'new-wedding' },
    });
  const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

  test('AUTH-050 opens nothing but its own renewal, which lets the new one in', async () => {
    await lapsed('lapsed', yesterday());
    const refused = await login('lapsed');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'password_lapsed']);
    expect((await renew('Lapsed')).statusCode).toBe(204);
    expect((await login('lapsed', 'new-wedding')).statusCode).toBe(201);
  });

  test('AUTH-050 tells nobody but who knows the password that it has lapsed', async () => {
    await lapsed('quiet', yesterday());
    expect((await login('quiet', 'a-guess')).json().code).toBe('wrong_credentials');
    expect((await renew('quiet', 'a-guess')).json().code).toBe('wrong_credentials');
    expect((await renew('nobody-at-all')).json().code).toBe('wrong_credentials');
  });

  test('AUTH-050 a password that has not lapsed is not changed here', async () => {
    await lapsed('fresh', new Date(Date.now() + 86_400_000).toISOString());
    expect((await renew('fresh')).json().code).toBe('password_not_lapsed');
    expect((await login('fresh')).statusCode).toBe(201);
  });

  test('AUTH-050 says nothing about the other ways in: a one-time code is no password and opens', async () => {
    const user = await lapsed('coded', yesterday());
    const challengeId = '0190a0c4-7a2e-4b1a-8f8e-3f1f6b8c2d12';
    const codeHash = createKeyring('a-development-secret-that-is-no-secret').mac(toCodeText(challengeId, '407318'));
    await world.build((tx) =>
      tx
        .insertInto('one_time_codes')
        .values({
          id: challengeId,
          login_id: user?.loginId ?? 0,
          username_key: 'coded',
          channel: 'email',
          code_hash: codeHash,
          expires_at: new Date(Date.now() + 60_000).toISOString(),
          resend_after: new Date().toISOString(),
        })
        .execute(),
    );
    const opened = await world.anyone('POST', '/auth/quick/verify', { body: { challengeId, code: '407318' } });
    expect(opened.statusCode).toBe(201);
    // The password stays what it was: lapsed, until it is replaced.
    expect((await login('coded')).json().code).toBe('password_lapsed');
  });

  test('AUTH-050 where the operator sets an age, every new password lapses at it; elsewhere none does', async () => {
    let ahead = 0;
    const clock = { now: () => new Date(Date.now() + ahead) };
    const strict = await startWorld({ clock, environment: { PASSWORD_MAX_AGE_DAYS: '90' } });
    const owner = await strict.owner();
    const { rows } = await strict.build((tx) =>
      sql<{ username: string }>`select username from logins where id = ${owner.loginId}`.execute(tx),
    );
    const username = rows[0]?.username ?? '';
    const enter = (password: string) => strict.anyone('POST', '/access-tokens', { body: { username, password } });
    // Chosen before there was a rule: nobody is locked out overnight.
    expect((await enter(FACTORY_PASSWORD)).statusCode).toBe(201);
    await owner.call('PUT', `/access-tokens/${owner.session.tokenId}/password`, {
      body: { oldPassword: FACTORY_PASSWORD, password: 'new-wedding', passwordMatch: 'new-wedding' },
    });
    ahead = 89 * 86_400_000;
    expect((await enter('new-wedding')).statusCode).toBe(201);
    ahead = 90 * 86_400_000;
    expect((await enter('new-wedding')).json().code).toBe('password_lapsed');
    await strict.close();

    const [user] = await person('ageless', { password_change_required: true });
    const { id, accessToken, consumerKey } = (await login('ageless')).json().data;
    const renewed = await world.anyone('PUT', `/access-tokens/${id}/password`, {
      headers: { 'x-access-token': accessToken, 'x-consumer-key': consumerKey },
      body: { oldPassword: FACTORY_PASSWORD, password: 'new-wedding', passwordMatch: 'new-wedding' },
    });
    expect(renewed.statusCode).toBe(200);
    const lapses = await world.build((tx) =>
      tx
        .selectFrom('logins')
        .select('password_lapses_at')
        .where('id', '=', user?.loginId ?? 0)
        .executeTakeFirst(),
    );
    expect(lapses?.password_lapses_at).toBeNull();
  });

  test('its renewal is no second door for guesses: both count together', async () => {
    await lapsed('guessed-twice', yesterday());
    for (let guess = 0; guess < 5; guess += 1) {
      await login('guessed-twice', `guess-${guess}`);
      await renew('guessed-twice', `guess-${guess}`);
    }
    expect((await renew('guessed-twice')).statusCode).toBe(429);
  });
});
