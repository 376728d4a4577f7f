import { generateSync } from 'otplib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';
import { buildCustomerUser } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { FACTORY_PASSWORD, buildLogin, buildStaffMember } from './access.factory.ts';
import { PROOFS_PER_LOGIN, TWO_FACTOR_GUESSES_PER_LOGIN } from './access.limits.ts';

const HALF_MINUTE_MS = 30_000;

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

let serial = 0;
async function person(given: { homes?: number; staff?: boolean } = {}) {
  serial += 1;
  const username = `second-${serial}`;
  const email = `${username}@vendors.example`;
  const phone = `+614915702${String(serial).padStart(2, '0')}`;
  const built = await world.build(async (tx) => {
    const login = await buildLogin(tx, { username });
    if (given.staff) await buildStaffMember(tx, { login_id: login.id, email });
    const homes = [];
    for (let number = 0; number < (given.staff ? 0 : (given.homes ?? 1)); number += 1) {
      const customer = await buildCustomer(tx, { name: `Home ${number + 1}` });
      homes.push(await buildCustomerUser(tx, { customer_id: customer.id, login_id: login.id, email, phone }));
    }
    return { loginId: login.id, homes };
  });
  return { username, email, phone, ...built };
}
type Person = Awaited<ReturnType<typeof person>>;

const password = (who: Person, more: object = {}) =>
  world.anyone('POST', '/access-tokens', { body: { username: who.username, password: FACTORY_PASSWORD, ...more } });
const finish = (challengeId: string, code: string) =>
  world.anyone('POST', '/auth/two-factor', { body: { challengeId, code } });
const challengeOf = async (who: Person, more: object = {}) =>
  (await password(who, more)).json().data.twoFactor.challengeId as string;

const codeAt = (key: string, offset = 0) =>
  generateSync({ secret: key, epoch: Math.floor((Date.now() + late + offset) / 1000) });
/** A code that has not been used yet: half a minute on. */
const nextCode = (key: string) => {
  late += HALF_MINUTE_MS;
  return codeAt(key);
};
const wrongCode = (key: string) => {
  const right = new Set([-2, -1, 0, 1, 2].map((step) => codeAt(key, step * HALF_MINUTE_MS)));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !right.has(code)) ?? '';
};

async function signedIn(who: Person): Promise<{ call: Call; headers: Record<string, string>; id: number }> {
  const { id, accessToken, consumerKey } = (await password(who)).json().data;
  const headers = { 'x-access-token': accessToken as string, 'x-consumer-key': consumerKey as string };
  return { id, headers, call: (method, path, options = {}) => world.anyone(method, path, { ...options, headers }) };
}

/** Somebody with the second factor on: the key in their app, their recovery codes and the session they did it in. */
async function guarded(given: Parameters<typeof person>[0] = {}) {
  const who = await person(given);
  const session = await signedIn(who);
  const begun = await session.call('POST', '/auth/two-factor/set-up', { body: { password: FACTORY_PASSWORD } });
  const { key } = begun.json().data as { key: string };
  const confirmed = await session.call('PUT', '/auth/two-factor', { body: { code: codeAt(key) } });
  expect(confirmed.statusCode).toBe(200);
  expect((await outbox.mailTo(who.email)).subject).toBe('Two-step sign-in is on');
  return { ...who, key, session, recoveryCodes: confirmed.json().data.recoveryCodes as string[] };
}

const sessionsOf = async (loginId: number) =>
  (
    await world.build((tx) =>
      tx
        .selectFrom('access_tokens')
        .select('id')
        .where('login_id', '=', loginId)
        .where('revoked_at', 'is', null)
        .execute(),
    )
  ).length;

const deedsOf = async (loginId: number) =>
  (
    await world.build((tx) =>
      tx
        .selectFrom('audit_entries')
        .select('action')
        .where('subject_kind', '=', 'login')
        .where('subject_id', '=', loginId)
        .execute(),
    )
  ).map((entry) => entry.action);

describe('setting it up', () => {
  test('AUTH-019 AUTH-020 the key comes as text and as a picture to scan, and counts only once its first code is right', async () => {
    const who = await person();
    const session = await signedIn(who);
    expect((await session.call('GET', '/auth/two-factor/qr')).statusCode).toBe(404);
    const begun = await session.call('POST', '/auth/two-factor/set-up', { body: { password: FACTORY_PASSWORD } });
    expect(begun.statusCode).toBe(201);
    const { key, uri } = begun.json().data;
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/Bellbird:${who.username}?secret=${key}`);

    const picture = await session.call('GET', '/auth/two-factor/qr');
    expect(picture.headers['content-type']).toBe('image/svg+xml');
    expect(picture.headers['cache-control']).toBe('no-store');
    expect(picture.body).toMatch(/^<svg|^<\?xml/);

    expect((await password(who)).statusCode).toBe(201);
    const wrong = await session.call('PUT', '/auth/two-factor', { body: { code: wrongCode(key) } });
    expect(wrong.json().errors).toEqual({ code: 'That code is incorrect.' });
    const confirmed = await session.call('PUT', '/auth/two-factor', { body: { code: codeAt(key) } });
    expect(confirmed.json().data.recoveryCodes).toHaveLength(10);
    expect((await session.call('GET', '/auth/two-factor')).json().data).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 10,
    });
    expect((await session.call('GET', '/auth/two-factor/qr')).statusCode).toBe(404);
    expect(
      (await session.call('POST', '/auth/two-factor/set-up', { body: { password: FACTORY_PASSWORD } })).json().code,
    ).toBe('not_possible_now');
  });

  test('an unlocked screen is not enough: the password is asked for, and guesses at it are counted', async () => {
    const session = await signedIn(await person());
    const guess = () => session.call('POST', '/auth/two-factor/set-up', { body: { password: 'a-guess' } });
    expect((await guess()).json().errors).toEqual({ password: 'This is not your current password.' });
    for (let more = 1; more < PROOFS_PER_LOGIN.max; more += 1) await guess();
    expect((await guess()).statusCode).toBe(429);
  });

  test('turning it on ends the other sessions, writes to its owner and is in the audit trail', async () => {
    const who = await person();
    const [here, elsewhere] = [await signedIn(who), await signedIn(who)];
    const begun = await here.call('POST', '/auth/two-factor/set-up', { body: { password: FACTORY_PASSWORD } });
    await here.call('PUT', '/auth/two-factor', { body: { code: codeAt(begun.json().data.key) } });
    await expect.poll(async () => (await elsewhere.call('GET', '/providers')).statusCode).toBe(401);
    expect((await here.call('GET', '/providers')).statusCode).toBe(200);
    expect((await outbox.mailTo(who.email)).subject).toBe('Two-step sign-in is on');
    expect(await deedsOf(who.loginId)).toContain('access.confirmTwoFactor');
  });

  test('the key and the recovery codes are unreadable at rest', async () => {
    const who = await guarded();
    const { rows } = await world.build((tx) =>
      sql<{ row: string }>`select t::text || (select string_agg(r::text, ' ') from recovery_codes r
        where r.login_id = t.login_id) as row from two_factors t where login_id = ${who.loginId}`.execute(tx),
    );
    expect(rows[0]?.row).toContain('v1.');
    expect(rows[0]?.row).not.toContain(who.key);
    for (const code of who.recoveryCodes) {
      expect(rows[0]?.row).not.toContain(code);
      expect(rows[0]?.row).not.toContain(Buffer.from(code.replace('-', '')).toString('hex'));
    }
  });
});

describe('signing in', () => {
  test('AUTH-018 AUTH-020 the right password answers with a challenge and no session; the code of the app opens it', async () => {
    const who = await guarded();
    const before = await sessionsOf(who.loginId);
    const first = await password(who);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ data: { twoFactor: { challengeId: expect.any(String) } } });
    expect(await sessionsOf(who.loginId)).toBe(before);
    const { challengeId } = first.json().data.twoFactor;
    expect((await finish(challengeId, wrongCode(who.key))).json()).toMatchObject({ code: 'wrong_code' });
    const opened = await finish(challengeId, nextCode(who.key));
    expect(opened.statusCode).toBe(201);
    expect(opened.json().data).toMatchObject({ customerUserId: who.homes[0]?.id, accessToken: expect.any(String) });
    expect((await finish(challengeId, nextCode(who.key))).json().code).toBe('sign_in_expired');
  });

  test('AUTH-008 AUTH-020 with several customers the choice comes first, and the second step opens the chosen one', async () => {
    const who = await guarded({ homes: 1 });
    const second = await world.build(async (tx) =>
      buildCustomerUser(tx, { customer_id: (await buildCustomer(tx)).id, login_id: who.loginId }),
    );
    expect((await password(who)).json().data.customers).toHaveLength(2);
    const challengeId = await challengeOf(who, { customerId: second.customerId });
    expect((await finish(challengeId, nextCode(who.key))).json().data.customerId).toBe(second.customerId);
  });

  test('AUTH-020 a one-time code is a first factor too', async () => {
    const who = await guarded();
    const asked = await world.anyone('POST', '/auth/quick/request', {
      body: { username: who.username, channel: 'sms' },
    });
    const code = /\b\d{6}\b/.exec(await outbox.smsTo(who.phone))?.[0] ?? '';
    const body = { challengeId: asked.json().data.challengeId, code };
    const half = await world.anyone('POST', '/auth/quick/verify', { body });
    expect(half.statusCode).toBe(200);
    expect(Object.keys(half.json().data)).toEqual(['twoFactor']);
    expect((await world.anyone('POST', '/auth/quick/verify', { body })).json().code).toBe('code_expired');
    expect((await finish(half.json().data.twoFactor.challengeId, nextCode(who.key))).statusCode).toBe(201);
  });

  test('AUTH-020 a new password by link takes the second factor away from nobody', async () => {
    const who = await guarded();
    await world.anyone('POST', '/password-reset', { body: { username: who.username } });
    const key = /password-reset\/([\w-]{43})/.exec((await outbox.mailTo(who.email)).text ?? '')?.[1];
    const body = { password: FACTORY_PASSWORD, userType: 'customer' };
    const halfWay = await challengeOf(who);
    expect((await world.anyone('PUT', `/password-reset/${key}`, { body })).statusCode).toBe(204);
    // A sign-in that was half-way with the old password is over.
    expect((await finish(halfWay, nextCode(who.key))).json().code).toBe('sign_in_expired');
    expect((await password(who)).json().data).toHaveProperty('twoFactor');
  });

  test('AUTH-020 the team signs in the same way', async () => {
    const who = await guarded({ staff: true });
    const opened = await finish(await challengeOf(who), nextCode(who.key));
    expect(opened.json().data).toMatchObject({ isStaff: true, staffName: 'Ruth Okafor' });
  });

  test('a user who was switched off between the two steps does not get in', async () => {
    const who = await guarded();
    const challengeId = await challengeOf(who);
    await world.build((tx) =>
      tx.updateTable('customer_users').set({ status: 'inactive' }).where('login_id', '=', who.loginId).execute(),
    );
    expect((await finish(challengeId, nextCode(who.key))).json().code).toBe('wrong_credentials');
  });
});

describe('recovery codes', () => {
  test('AUTH-018 each opens once, however it is typed, and its owner hears of it', async () => {
    const who = await guarded();
    const [code = ''] = who.recoveryCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    expect((await finish(await challengeOf(who), typed)).statusCode).toBe(201);
    const mail = await outbox.mailTo(who.email);
    expect(mail.subject).toBe('A recovery code was used');
    expect(mail.text).toContain('You have 9 left.');
    expect((await finish(await challengeOf(who), code)).json().code).toBe('wrong_code');
    expect(await deedsOf(who.loginId)).toContain('access.markRecoveryCodeUsed');
  });

  test('one used by five at once opens one session', async () => {
    const who = await guarded();
    const before = await sessionsOf(who.loginId);
    const [code = ''] = who.recoveryCodes;
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeOf(who)));
    const answers = await Promise.all(challenges.map((challengeId) => finish(challengeId, code)));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    expect(await sessionsOf(who.loginId)).toBe(before + 1);
  });

  test('new ones make the earlier ones worthless; another login has no use for them', async () => {
    const [who, other] = [await guarded(), await guarded()];
    const renewed = await who.session.call('POST', '/auth/two-factor/recovery-codes', {
      body: { password: FACTORY_PASSWORD },
    });
    expect(renewed.statusCode).toBe(201);
    expect((await outbox.mailTo(who.email)).subject).toBe('You have new recovery codes');
    const [fresh = ''] = renewed.json().data.recoveryCodes as string[];
    expect((await finish(await challengeOf(who), who.recoveryCodes[0] ?? '')).json().code).toBe('wrong_code');
    expect((await finish(await challengeOf(other), fresh)).json().code).toBe('wrong_code');
    expect((await finish(await challengeOf(who), fresh)).statusCode).toBe(201);
  });
});

describe('turning it off', () => {
  test.each(['password', 'code', 'recovery code'])(
    'AUTH-020 takes a %s, and then the password alone opens',
    async (by) => {
      const who = await guarded();
      const proof = {
        password: { password: FACTORY_PASSWORD },
        code: { code: nextCode(who.key) },
        'recovery code': { code: who.recoveryCodes[3] },
      }[by];
      expect((await who.session.call('POST', '/auth/two-factor/turn-off', { body: {} })).statusCode).toBe(422);
      const off = await who.session.call('POST', '/auth/two-factor/turn-off', { body: proof });
      expect(off.statusCode).toBe(204);
      expect((await outbox.mailTo(who.email)).subject).toBe('Two-step sign-in is off');
      expect(await deedsOf(who.loginId)).toContain('access.turnOffTwoFactor');
      expect((await password(who)).statusCode).toBe(201);
      expect((await who.session.call('GET', '/auth/two-factor')).json().data).toEqual({
        isOn: false,
        since: null,
        recoveryCodesLeft: 0,
        isRequired: false,
      });
    },
  );

  test('a sign-in that was half-way ends with it', async () => {
    const who = await guarded();
    const challengeId = await challengeOf(who);
    await who.session.call('POST', '/auth/two-factor/turn-off', { body: { password: FACTORY_PASSWORD } });
    expect((await finish(challengeId, nextCode(who.key))).json().code).toBe('sign_in_expired');
  });

  test('wrong passwords and wrong codes are told at their field and counted together', async () => {
    const who = await guarded();
    const guess = (body: object) => who.session.call('POST', '/auth/two-factor/turn-off', { body });
    expect((await guess({ password: 'a-guess' })).json().errors).toHaveProperty('password');
    expect((await guess({ code: wrongCode(who.key) })).json().errors).toHaveProperty('code');
    for (let more = 2; more < PROOFS_PER_LOGIN.max; more += 1) await guess({ code: wrongCode(who.key) });
    expect((await guess({ password: FACTORY_PASSWORD })).statusCode).toBe(429);
  });
});

describe('attacks on the second factor', () => {
  test('a code works once: its replay within the same half-minute is refused', async () => {
    const who = await guarded();
    const code = nextCode(who.key);
    expect((await finish(await challengeOf(who), code)).statusCode).toBe(201);
    expect((await finish(await challengeOf(who), code)).json().code).toBe('wrong_code');
    // Also the code of the half-minute before, which nobody has used yet.
    expect((await finish(await challengeOf(who), codeAt(who.key, -HALF_MINUTE_MS))).json().code).toBe('wrong_code');
  });

  test('the code that confirmed the set-up opens nothing', async () => {
    const who = await person();
    const session = await signedIn(who);
    const begun = await session.call('POST', '/auth/two-factor/set-up', { body: { password: FACTORY_PASSWORD } });
    const code = codeAt(begun.json().data.key);
    await session.call('PUT', '/auth/two-factor', { body: { code } });
    expect((await finish(await challengeOf(who), code)).json().code).toBe('wrong_code');
  });

  test('one code typed by five at once opens one session', async () => {
    const who = await guarded();
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeOf(who)));
    const code = nextCode(who.key);
    const answers = await Promise.all(challenges.map((challengeId) => finish(challengeId, code)));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
  });

  test('of fifty guesses at once five count, and then even the right code is refused', async () => {
    const who = await guarded();
    const challengeId = await challengeOf(who);
    const wrong = wrongCode(who.key);
    const answers = await Promise.all(Array.from({ length: 50 }, () => finish(challengeId, wrong)));
    expect(answers.filter((answer) => answer.json().code === 'wrong_code')).toHaveLength(5);
    expect((await finish(challengeId, nextCode(who.key))).json().code).toBe('sign_in_expired');
  });

  test('new challenges buy no further guesses at the login, at recovery codes neither', async () => {
    const who = await guarded();
    const answers: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const challengeId = await challengeOf(who);
      for (let guess = 0; guess < 5; guess += 1) {
        const code = guess % 2 ? wrongCode(who.key) : 'aaaaa-aaaaa';
        answers.push((await finish(challengeId, code)).statusCode);
      }
    }
    expect(answers.filter((status) => status === 422)).toHaveLength(TWO_FACTOR_GUESSES_PER_LOGIN.max);
    expect((await finish(await challengeOf(who), nextCode(who.key))).statusCode).toBe(429);
  });

  test('the challenge lasts five minutes and is nobody else’s', async () => {
    const [who, other] = [await guarded(), await guarded()];
    const challengeId = await challengeOf(who);
    expect((await finish(challengeId, nextCode(other.key))).json().code).toBe('wrong_code');
    late += 5 * 60_000;
    expect((await finish(challengeId, nextCode(who.key))).json().code).toBe('sign_in_expired');
    expect((await finish('0190a0c4-7a2e-4b1a-8f8e-3f1f6b8c2d11', '123456')).json().code).toBe('sign_in_expired');
  });

  test('a wrong password tells nobody that there is a second factor', async () => {
    const who = await guarded();
    const wrong = await world.anyone('POST', '/access-tokens', { body: { username: who.username, password: 'wrong' } });
    expect(wrong.json().code).toBe('wrong_credentials');
  });

  test('AUTH-054 nobody who acts for a user comes near it', async () => {
    const owner: Actor = await world.owner();
    const staff = await world.staff({ secondFactor: false });
    const started = await staff.call('POST', '/desk/switch-user', {
      body: { customerUserId: owner.id, reason: 'They asked for help' },
    });
    const cookie = String(started.headers['set-cookie']).split(';')[0] ?? '';
    const headers = { cookie, 'switch-user': String(owner.id) };
    const calls: [string, string, object?][] = [
      ['GET', '/auth/two-factor'],
      ['GET', '/auth/two-factor/qr'],
      ['PUT', '/auth/two-factor', { code: '123456' }],
      ['POST', '/auth/two-factor/set-up', { password: FACTORY_PASSWORD }],
      ['POST', '/auth/two-factor/turn-off', { password: FACTORY_PASSWORD }],
      ['POST', '/auth/two-factor/recovery-codes', { password: FACTORY_PASSWORD }],
    ];
    for (const [method, path, body] of calls) {
      expect((await staff.call(method, path, { body, headers })).json().code).toBe('not_while_acting');
    }
  });
});
