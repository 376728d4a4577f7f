import * as argon2 from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type World, startWorld } from '#testing/world.ts';
import { buildCustomerUser } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { FACTORY_PASSWORD, buildLogin } from './access.factory.ts';
import { LOGIN_PER_ADDRESS, REMINDER_PER_ADDRESS } from './access.limits.ts';

// The real one, watched.
vi.mock(import('@node-rs/argon2'), { spy: true });

const lines: string[] = [];
let outbox: Outbox;
let world: World;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({
    environment: { ...outbox.environment, LOG_LEVEL: 'debug' },
    logTo: { write: (line) => lines.push(line) },
  });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

async function person(username: string, given: { password_hash?: null } = {}) {
  const email = `${username}@vendors.example`;
  await world.build(async (tx) => {
    const login = await buildLogin(tx, { username, ...given });
    const customer = await buildCustomer(tx);
    await buildCustomerUser(tx, { customer_id: customer.id, login_id: login.id, email });
  });
  return { username, email };
}

const login = (username: string, password = FACTORY_PASSWORD, headers: Record<string, string> = {}) =>
  world.anyone('POST', '/access-tokens', { body: { username, password }, headers });

/** How strong the hashes are that were looked at since the spy was cleared: each is one piece of work, of its strength. */
const workDone = () =>
  vi.mocked(argon2.verify).mock.calls.map(([against]) => /m=\d+,t=\d+,p=\d+/.exec(String(against))?.[0]);

describe('many sign-ins at once', () => {
  test('fifty sign-ins at once do not stall other calls: the thread that answers does none of the hashing', async () => {
    const insider = await world.owner();
    const crowd = Array.from({ length: 50 }, (_, number) => `crowd-${number}`);
    for (const username of crowd) await person(username);
    vi.clearAllMocks();
    const waiting = new Set(crowd);
    const arriving = crowd.map(async (username) => {
      const { statusCode } = await login(username);
      waiting.delete(username);
      return statusCode;
    });
    let answeredMeanwhile = 0;
    while (waiting.size > 0) {
      expect((await insider.call('GET', '/providers')).statusCode).toBe(200);
      if (waiting.size > 0) answeredMeanwhile += 1;
    }
    expect(await Promise.all(arriving)).toEqual(crowd.map(() => 201));
    expect(answeredMeanwhile).toBeGreaterThan(0);
    expect(workDone()).toHaveLength(crowd.length);
    for (const here of [argon2.verifySync, argon2.hashSync, argon2.hashRawSync]) expect(here).not.toHaveBeenCalled();
  });
});

describe('guessing names by the clock', () => {
  test('a known name, one without a password and an unknown one are the same work', async () => {
    await person('timed');
    await person('timed-invited', { password_hash: null });
    await login('timed-nobody', 'warms the door up');
    // The work is counted, not timed: one hash of the same strength takes as long as another.
    for (const username of ['timed', 'timed-invited', 'timed-nobody']) {
      vi.clearAllMocks();
      expect((await login(username, 'a-guess')).json().code).toBe('wrong_credentials');
      expect([username, workDone()]).toEqual([username, ['m=19456,t=2,p=1']]);
      expect(argon2.hash).not.toHaveBeenCalled();
    }
  });
});

describe('stuffing', () => {
  test('so many tries from one address, whatever the names, and whatever the request claims to come from', async () => {
    await person('stuffed');
    await world.build((tx) =>
      sql`insert into rate_limits as r (bucket, hits, resets_at)
        values (${`${LOGIN_PER_ADDRESS.name}:127.0.0.1`}, ${LOGIN_PER_ADDRESS.max}, now() + interval '1 minute')
        on conflict (bucket) do update set hits = excluded.hits`.execute(tx),
    );
    const refused = await login('stuffed', FACTORY_PASSWORD, { 'x-forwarded-for': '203.0.113.9' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await world.build((tx) => sql`delete from rate_limits`.execute(tx));
    expect((await login('stuffed')).statusCode).toBe(201);
  });
});

test('attempts from one network count together, however many addresses it has', async () => {
  const remind = (at: number, network = '2001:db8:7:7') =>
    world.server.app.inject({
      method: 'POST',
      url: '/api/users/forgot-username',
      remoteAddress: `${network}::${(at + 1).toString(16)}`,
      payload: { email: `nobody-${network.length}-${at}@vendors.example` },
    });
  const answers = [];
  for (let at = 0; at <= REMINDER_PER_ADDRESS.max; at += 1) answers.push((await remind(at)).statusCode);
  expect(answers.pop()).toBe(429);
  expect(answers).not.toContain(429);
  expect((await remind(0, '2001:db8:7:8')).statusCode).not.toBe(429);
});

describe('secrets', () => {
  test('nothing that opens a door gets into the log, at its most talkative', async () => {
    const who = await person('logged');
    const opened = (await login(who.username)).json().data;
    const headers = { 'x-access-token': opened.accessToken, 'x-consumer-key': opened.consumerKey };
    await world.anyone('GET', '/providers', { headers });
    await login(who.username, 'a-wrong-password-of-mine');
    await world.anyone('POST', '/password-reset', { body: { username: who.username } });
    const key = /password-reset\/([\w-]{43})/.exec((await outbox.mailTo(who.email)).text ?? '')?.[1] ?? '';
    await world.anyone('GET', `/password-reset/${key}`);
    await world.anyone('POST', '/auth/quick/request', { body: { username: who.username, channel: 'email' } });
    const code = /\b\d{6}\b/.exec((await outbox.mailTo(who.email)).subject ?? '')?.[0] ?? '';
    const begun = await world.anyone('POST', '/auth/two-factor/set-up', {
      headers,
      body: { password: FACTORY_PASSWORD },
    });
    await world.anyone('GET', '/auth/two-factor/qr', { headers });

    const log = lines.join('\n');
    expect(log).toContain('/api/password-reset/:key');
    const refusals = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused');
    const expected = { reason: 'wrong_credentials', route: '/api/access-tokens', address: '127.0.0.1' };
    expect(refusals).toContainEqual(expect.objectContaining({ level: 30, ...expected }));
    const secrets = [
      FACTORY_PASSWORD,
      'a-wrong-password-of-mine',
      ...Object.values(headers),
      key,
      begun.json().data.key,
    ];
    for (const secret of secrets) {
      expect(String(secret).length).toBeGreaterThan(8);
      expect(log).not.toContain(secret);
    }
    expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});
