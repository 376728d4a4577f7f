import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type World, startWorld } from '#testing/world.ts';
import { buildCustomerUser } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { buildLogin } from './access.factory.ts';
import { CODE_GUESSES_PER_ACCOUNT, CODE_SENDS_PER_ACCOUNT } from './access.limits.ts';

let late = 0;
let outbox: Outbox;
let world: World;
beforeAll(async () => {
  outbox = await startOutbox();
  const clock = { now: () => new Date(Date.now() + late) };
  world = await startWorld({ clock, environment: { ...outbox.environment, BASE_URL: 'https://panel.bellbird.test' } });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

let numbers = 100;
async function person(username: string, given: { homes?: number; phone?: string | null } = {}) {
  numbers += 1;
  const phone = given.phone === undefined ? `+61491570${numbers}` : given.phone;
  const email = `${username}@vendors.example`;
  const homes = await world.build(async (tx) => {
    const login = await buildLogin(tx, { username });
    const built = [];
    for (let number = 0; number < (given.homes ?? 1); number += 1) {
      const customer = await buildCustomer(tx, { name: `Home ${number + 1}` });
      built.push(await buildCustomerUser(tx, { customer_id: customer.id, login_id: login.id, phone, email }));
    }
    return built;
  });
  return { username, phone: phone ?? '', email, homes };
}

const ask = (username: string, more: { channel?: string; challengeId?: string } = {}) =>
  world.anyone('POST', '/auth/quick/request', { body: { username, channel: 'sms', ...more } });
const verify = (challengeId: string, code: string, more: object = {}) =>
  world.anyone('POST', '/auth/quick/verify', { body: { challengeId, code, ...more } });

const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function challenge(who: { username: string; phone: string }) {
  const { challengeId } = (await ask(who.username)).json().data;
  return { challengeId: challengeId as string, code: codeIn(await outbox.smsTo(who.phone)) };
}

describe('signing in with a one-time code', () => {
  test('AUTH-021 AUTH-022 AUTH-003 six digits arrive by SMS and open a session, once', async () => {
    const nell = await person('nell');
    const asked = await ask('Nell');
    expect(asked.statusCode).toBe(200);
    const { data } = asked.json();
    expect(data).toMatchObject({ channel: 'sms', destination: `•••• ••• ${nell.phone.slice(-3)}` });
    expect(Date.parse(data.expiresAt) - Date.parse(data.resendAfter)).toBe(90_000);
    const text = await outbox.smsTo(nell.phone);
    const code = codeIn(text);
    expect(code).toMatch(/^\d{6}$/);
    expect(text.split('\n').at(-1)).toBe(`@panel.bellbird.test #${code}`);
    const opened = await verify(data.challengeId, code);
    expect(opened.statusCode).toBe(201);
    expect(opened.json().data).toMatchObject({ customerUserId: nell.homes[0]?.id, accessToken: expect.any(String) });
    expect((await verify(data.challengeId, code)).json().code).toBe('code_expired');
  });

  test('AUTH-021 the code comes by mail when asked for, and when there is no phone', async () => {
    const iris = await person('iris');
    expect((await ask('iris', { channel: 'email' })).json().data).toMatchObject({
      channel: 'email',
      destination: 'i•••@v•••.example',
    });
    expect((await outbox.mailTo(iris.email)).subject).toMatch(/^\d{6} is your Bellbird code$/);
    const joy = await person('joy', { phone: null });
    expect((await ask('joy')).json().data.channel).toBe('email');
    expect(codeIn((await outbox.mailTo(joy.email)).text)).not.toBe('');
  });

  test('AUTH-008 AUTH-022 with several customers the right code answers with the choice, then opens the chosen one', async () => {
    const both = await person('both', { homes: 2 });
    const { challengeId, code } = await challenge(both);
    const choice = await verify(challengeId, code);
    expect(choice.statusCode).toBe(200);
    expect(choice.json().data.customers).toHaveLength(2);
    const chosen = await verify(challengeId, code, { customerId: both.homes[1]?.customerId });
    expect(chosen.json().data.customerId).toBe(both.homes[1]?.customerId);
  });

  test('AUTH-004 after two minutes the code is refused', async () => {
    const { challengeId, code } = await challenge(await person('late'));
    late += 121_000;
    const answer = await verify(challengeId, code);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'code_expired']);
  });

  test.each(['12345', '1234567', '12a456', ''])('AUTH-003 %j is no code', async (code) => {
    const answer = await verify('0190a0c4-7a2e-4b1a-8f8e-3f1f6b8c2d11', code);
    expect(answer.json().errors).toHaveProperty('code');
  });
});

describe('sending again', () => {
  test('AUTH-005 waits 30 seconds, then makes a new code and the old one worthless', async () => {
    const who = await person('again');
    const first = await challenge(who);
    const early = await ask('again', { challengeId: first.challengeId });
    expect(early.statusCode).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(30);
    late += 31_000;
    expect((await ask('again', { challengeId: first.challengeId })).json().data.challengeId).toBe(first.challengeId);
    const second = codeIn(await outbox.smsTo(who.phone));
    if (second !== first.code) {
      expect((await verify(first.challengeId, first.code)).json().code).toBe('wrong_code');
    }
    expect((await verify(first.challengeId, second)).statusCode).toBe(201);
  });

  test('turning to the mail needs no wait, turning back does', async () => {
    const who = await person('turns');
    const { challengeId } = await challenge(who);
    expect((await ask('turns', { challengeId, channel: 'email' })).statusCode).toBe(200);
    const code = codeIn((await outbox.mailTo(who.email)).text);
    expect((await ask('turns', { challengeId })).statusCode).toBe(429);
    expect((await verify(challengeId, code)).statusCode).toBe(201);
  });

  test('resets nothing: wrong tries stay counted', async () => {
    const who = await person('counted');
    const { challengeId, code } = await challenge(who);
    for (let guess = 0; guess < 4; guess += 1) await verify(challengeId, other(code));
    late += 31_000;
    await ask('counted', { challengeId });
    const second = codeIn(await outbox.smsTo(who.phone));
    expect((await verify(challengeId, other(second))).json().code).toBe('wrong_code');
    expect((await verify(challengeId, second)).json().code).toBe('code_expired');
  });

  test('the challenge of somebody else cannot be taken over', async () => {
    const victim = await person('victim');
    await person('attacker');
    const { challengeId } = await challenge(victim);
    late += 31_000;
    expect((await ask('attacker', { challengeId })).json().code).toBe('code_expired');
  });
});

describe('attacks on the code', () => {
  test('of fifty guesses at once five count, and then even the right code is refused', async () => {
    const { challengeId, code } = await challenge(await person('stormed'));
    const guesses = Array.from({ length: 50 }, (_, number) => String(number).padStart(6, '0')).filter(
      (each) => each !== code,
    );
    const answers = await Promise.all(guesses.map((guess) => verify(challengeId, guess)));
    expect(answers.filter((answer) => answer.json().code === 'wrong_code')).toHaveLength(5);
    expect(answers.every((answer) => answer.statusCode === 422)).toBe(true);
    expect((await verify(challengeId, code)).json().code).toBe('code_expired');
  });

  test('ten right codes at once open one session', async () => {
    const who = await person('doubled');
    const { challengeId, code } = await challenge(who);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(challengeId, code)));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
  });

  test('a code fits its own challenge only, even where its hash is carried over', async () => {
    const who = await person('crossed');
    const [first, second] = [await challenge(who), await challenge(who)];
    expect((await verify(second.challengeId, first.code)).json().code).toBe('wrong_code');
    expect((await verify(first.challengeId, first.code)).statusCode).toBe(201);
    await world.build((tx) =>
      sql`update one_time_codes set code_hash = (select code_hash from one_time_codes where id = ${first.challengeId})
        where id = ${second.challengeId}`.execute(tx),
    );
    expect((await verify(second.challengeId, first.code)).json().code).toBe('wrong_code');
  });

  test('new challenges buy no further guesses at the account', async () => {
    const who = await person('patient');
    let refused = 0;
    for (let round = 0; round < CODE_SENDS_PER_ACCOUNT.max; round += 1) {
      const { challengeId, code } = await challenge(who);
      for (let guess = 0; guess < 5; guess += 1) {
        if ((await verify(challengeId, other(code))).statusCode === 429) refused += 1;
      }
    }
    expect(refused).toBe(CODE_SENDS_PER_ACCOUNT.max * 5 - CODE_GUESSES_PER_ACCOUNT.max);
  });

  test('so many codes per account, sent first or again, and then no more: no pumping', async () => {
    const who = await person('pumped');
    const { challengeId } = await challenge(who);
    for (let time = 1; time < CODE_SENDS_PER_ACCOUNT.max; time += 1) {
      late += 31_000;
      expect((await ask('pumped', { challengeId })).statusCode).toBe(200);
      await outbox.smsTo(who.phone);
    }
    late += 31_000;
    expect((await ask('pumped', { challengeId })).statusCode).toBe(429);
    expect((await ask('pumped')).statusCode).toBe(429);
  });

  test('an unknown name gets an answer of the same shape, the same at every try, and no code fits it', async () => {
    await person('known');
    const [yes, no, again] = [await ask('known'), await ask('unknown-name'), await ask('unknown-name')];
    expect(Object.keys(no.json().data)).toEqual(Object.keys(yes.json().data));
    expect(no.json().data.destination).toBe(again.json().data.destination);
    const shape = no.json().data.channel === 'sms' ? /^•••• ••• \d{3}$/ : /^[a-z]•••@[a-z]•••\.com/;
    expect(no.json().data.destination).toMatch(shape);
    expect((await verify(no.json().data.challengeId, '123456')).json().code).toBe('wrong_code');
  });

  test('codes are kept as hashes, and never in the queue', async () => {
    const who = await person('hashed');
    const { challengeId, code } = await challenge(who);
    const { rows } = await world.build((tx) =>
      sql<{ row: string; jobs: string }>`select r::text as row,
        (select string_agg(j.data::text, ' ') from pgboss.job j where j.data->>'challengeId' = ${challengeId}) as jobs
        from one_time_codes r where id = ${challengeId}`.execute(tx),
    );
    expect(rows[0]?.jobs).toContain(challengeId);
    expect(`${rows[0]?.row} ${rows[0]?.jobs}`.replaceAll(challengeId, '')).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});
