import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type World, startWorld } from '#testing/world.ts';
import { buildCustomerUser } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { FACTORY_PASSWORD, buildLogin, buildSession } from './access.factory.ts';
import { RESET_PER_ACCOUNT } from './access.limits.ts';

const BASE_URL = 'https://panel.bellbird.test';
let late = 0;
let outbox: Outbox;
let world: World;
beforeAll(async () => {
  outbox = await startOutbox();
  const clock = { now: () => new Date(Date.now() + late) };
  world = await startWorld({ clock, environment: { ...outbox.environment, BASE_URL } });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

async function person(username: string, email = `${username}@vendors.example`) {
  return world.build(async (tx) => {
    const login = await buildLogin(tx, { username });
    const customer = await buildCustomer(tx);
    const user = await buildCustomerUser(tx, { customer_id: customer.id, login_id: login.id, name: 'Nell', email });
    return { ...user, email, username };
  });
}

const ask = (username: string, headers: Record<string, string> = {}) =>
  world.anyone('POST', '/password-reset', { body: { username }, headers });
const check = (key: string) => world.anyone('GET', `/password-reset/${key}`);
const reset = (key: string, password = 'a-new-wedding') =>
  world.anyone('PUT', `/password-reset/${key}`, { body: { password, userType: 'customer' } });
const login = (username: string, password: string) =>
  world.anyone('POST', '/access-tokens', { body: { username, password } });

async function linkFor(email: string): Promise<string> {
  const mail = await outbox.mailTo(email);
  const key = /\/password-reset\/([\w-]{43})/.exec(mail.text ?? '')?.[1];
  if (!key) throw new Error(`no link in: ${mail.text}`);
  return key;
}

describe('a forgotten password', () => {
  test('AUTH-023 AUTH-024 AUTH-025 the mailed link sets a new password, once', async () => {
    const nell = await person('nell');
    expect((await ask('Nell')).statusCode).toBe(202);
    const key = await linkFor(nell.email);
    expect((await check(key)).statusCode).toBe(200);
    expect((await reset(key)).statusCode).toBe(204);
    expect((await login('nell', 'a-new-wedding')).statusCode).toBe(201);
    expect((await login('nell', FACTORY_PASSWORD)).statusCode).toBe(422);
    expect((await outbox.mailTo(nell.email)).subject).toBe('Your password was changed');
  });

  test('AUTH-027 a link that was asked for before the password was changed in the panel is worth nothing', async () => {
    const nora = await person('nora');
    await ask('nora');
    const key = await linkFor(nora.email);
    const { data } = (await login('nora', FACTORY_PASSWORD)).json();
    const changed = await world.anyone('PUT', `/access-tokens/${data.id}/password`, {
      headers: { 'x-access-token': data.accessToken, 'x-consumer-key': data.consumerKey },
      body: { oldPassword: FACTORY_PASSWORD, password: 'mine-alone', passwordMatch: 'mine-alone' },
    });
    expect(changed.statusCode).toBe(200);
    expect([(await reset(key)).json().code, (await login('nora', 'mine-alone')).statusCode]).toEqual([
      'reset_link_used',
      201,
    ]);
  });

  test('AUTH-027 a used link says so, and changes nothing', async () => {
    const iris = await person('iris');
    await ask('iris');
    const key = await linkFor(iris.email);
    await reset(key);
    for (const answer of [await check(key), await reset(key, 'a-third-wedding')]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'reset_link_used', message: 'Password reset operation failed.' });
    }
    expect((await login('iris', 'a-third-wedding')).statusCode).toBe(422);
  });

  test('AUTH-027 a wrong link and one older than 30 minutes fail with the sentence of the specification', async () => {
    const joy = await person('joy');
    await ask('joy');
    const key = await linkFor(joy.email);
    late += 30 * 60 * 1000 + 1000;
    for (const answer of [await check(key), await reset(key)]) {
      expect(answer.json()).toMatchObject({ code: 'reset_link_expired', message: 'Password reset operation failed.' });
    }
    const wrong = await reset('x'.repeat(43));
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'reset_link_wrong']);
    expect((await login('joy', FACTORY_PASSWORD)).statusCode).toBe(201);
  });

  test('AUTH-026 the new password has at least 6 characters, and userType is customer', async () => {
    const key = 'y'.repeat(43);
    expect((await reset(key, '12345')).json().errors).toEqual({ password: 'Please use at least 6 characters.' });
    const odd = await world.anyone('PUT', `/password-reset/${key}`, {
      body: { password: 'long-enough', userType: 'staff' },
    });
    expect(odd.json().errors).toHaveProperty('userType');
  });

  test('every session of the login is over afterwards', async () => {
    const owner = await person('many-devices');
    const sessions = await world.build((tx) =>
      Promise.all(
        [1, 2].map(() =>
          buildSession(tx, { loginId: owner.loginId, customerId: owner.customerId, customerUserId: owner.id }),
        ),
      ),
    );
    const statuses = () =>
      Promise.all(
        sessions.map(async ({ headers }) => (await world.anyone('GET', '/providers', { headers })).statusCode),
      );
    expect(await statuses()).toEqual([200, 200]);
    await ask('many-devices');
    await reset(await linkFor(owner.email));
    await expect.poll(statuses).toEqual([401, 401]);
  });
});

describe('attacks on the link', () => {
  test('a poisoned Host does not get into the mail', async () => {
    const owner = await person('poisoned');
    await ask('poisoned', { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' });
    const mail = await outbox.mailTo(owner.email);
    expect(mail.text).toContain(`${BASE_URL}/password-reset/`);
    expect(`${mail.text}${String(mail.html)}`).not.toContain('evil.example');
  });

  test('AUTH-028 the answer for an unknown name is the same, and nothing is sent for it', async () => {
    const known = await person('somebody');
    const [yes, no] = [await ask('somebody'), await ask('nobody-at-all')];
    expect([no.statusCode, no.json()]).toEqual([yes.statusCode, yes.json()]);
    await linkFor(known.email);
    const after = await person('after-nobody');
    await ask('after-nobody');
    await linkFor(after.email);
    expect(outbox.untaken().filter((address) => address.includes('nobody-at-all'))).toEqual([]);
  });

  test('neither the key nor anything that opens the door lies in the database', async () => {
    const owner = await person('kept-secret');
    await ask('kept-secret');
    const key = await linkFor(owner.email);
    const { rows } = await world.build((tx) =>
      sql<{ all: string }>`select (select string_agg(r::text, ' ') from password_resets r)
        || (select string_agg(j.data::text, ' ') from pgboss.job j) as all`.execute(tx),
    );
    expect(rows[0]?.all).toContain('kept-secret');
    expect(rows[0]?.all).not.toContain(key);
  });

  test('GET acts on nothing: a mail scanner that follows the link ten times leaves it whole', async () => {
    const owner = await person('scanned');
    await ask('scanned');
    const key = await linkFor(owner.email);
    for (let visit = 0; visit < 10; visit += 1) expect((await check(key)).statusCode).toBe(200);
    expect((await reset(key)).statusCode).toBe(204);
  });

  test('of ten resets with one link at once, one succeeds', async () => {
    const owner = await person('raced');
    await ask('raced');
    const key = await linkFor(owner.email);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => reset(key, `wedding-${number}`)));
    expect(answers.filter((answer) => answer.statusCode === 204)).toHaveLength(1);
  });

  test('a reset makes the other links of the same person worthless, and touches nobody else', async () => {
    const [owner, other] = [await person('twice'), await person('bystander')];
    await ask('twice');
    const first = await linkFor(owner.email);
    await ask('twice');
    const second = await linkFor(owner.email);
    await ask('bystander');
    const theirs = await linkFor(other.email);
    await reset(second);
    expect((await check(first)).json().code).toBe('reset_link_used');
    expect((await check(theirs)).statusCode).toBe(200);
    expect((await login('bystander', FACTORY_PASSWORD)).statusCode).toBe(201);
  });

  test('so many links per account and hour, for known and unknown names alike', async () => {
    await person('flooded');
    for (const username of ['flooded', 'flooded-nobody']) {
      for (let time = 0; time < RESET_PER_ACCOUNT.max; time += 1) expect((await ask(username)).statusCode).toBe(202);
      const refused = await ask(username.toUpperCase());
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    }
  });
});

describe('a forgotten username', () => {
  const remind = (email: string) => world.anyone('POST', '/users/forgot-username', { body: { email } });

  test('AUTH-029 every username of the address is mailed to it', async () => {
    await person('first-name', 'shared@vendors.example');
    await person('second-name', 'Shared@Vendors.example');
    await person('elsewhere', 'other@vendors.example');
    expect((await remind('shared@vendors.example')).statusCode).toBe(202);
    const mail = await outbox.mailTo('shared@vendors.example');
    expect(mail.subject).toBe('Your usernames');
    expect(mail.text).toContain('first-name\nsecond-name');
    expect(mail.text).not.toContain('elsewhere');
  });

  test('AUTH-028 AUTH-029 an unknown address gets the same answer and no mail', async () => {
    await person('known-address', 'known@vendors.example');
    const no = await remind('unknown@vendors.example');
    const yes = await remind('known@vendors.example');
    expect([no.statusCode, no.json()]).toEqual([yes.statusCode, yes.json()]);
    await outbox.mailTo('known@vendors.example');
    expect(outbox.untaken()).not.toContain('unknown@vendors.example');
  });
});
