import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Companies, startCompanies } from '#testing/companies.ts';
import { addGallery, vendor } from '#testing/galleries.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';
import { buildCustomerUser } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { FACTORY_PASSWORD, buildLogin, buildSocialAccount } from './access.factory.ts';

type Type = 'google' | 'facebook' | 'instagram';
/** A visit under way, as its browser holds it. */
type OAuthAttempt = { authUrl: URL; state: string; cookie: string };

let late = 0;
let companies: Companies;
let outbox: Outbox;
let world: World;
beforeAll(async () => {
  [companies, outbox] = await Promise.all([startCompanies(), startOutbox()]);
  const clock = { now: () => new Date(Date.now() + late) };
  world = await startWorld({
    clock,
    environment: { ...companies.environment, ...outbox.environment, BASE_URL: 'https://panel.bellbird.test' },
  });
});
afterAll(async () => {
  await world.close();
  await Promise.all([companies.close(), outbox.close()]);
});

let people = 0;
async function person(type: Type, homes = 1, given: Parameters<typeof buildLogin>[1] = {}) {
  people += 1;
  const subject = `${type}-${people}`;
  return world.build(async (tx) => {
    const login = await buildLogin(tx, given);
    const built = [];
    for (let number = 0; number < homes; number += 1) {
      const customer = await buildCustomer(tx, { name: `Home ${number + 1}` });
      built.push(await buildCustomerUser(tx, { customer_id: customer.id, login_id: login.id }));
    }
    await buildSocialAccount(tx, { login_id: login.id, type, subject });
    return { subject, loginId: login.id, homes: built };
  });
}

async function begin(path: string, body: object = {}, as: Call = world.anyone): Promise<OAuthAttempt> {
  const answer = await as('POST', path, { body });
  expect(answer.statusCode).toBe(200);
  const authUrl = new URL(answer.json().data.authUrl);
  const cookie = answer.cookies[0] as { name: string; value: string };
  return { authUrl, state: authUrl.searchParams.get('state') ?? '', cookie: `${cookie.name}=${cookie.value}` };
}

const signIn = (type: Type, visit: Pick<OAuthAttempt, 'cookie'>, body: object) =>
  world.anyone('POST', `/auth/${type}`, { body, headers: { cookie: visit.cookie } });

/** What the company hands back for somebody, in the field that the call takes it in. */
function handedBack(type: Type, { authUrl }: OAuthAttempt, subject: string): { code?: string; token?: string } {
  if (type === 'google') return { code: companies.google.code(authUrl, { sub: subject }) };
  if (type === 'facebook') return { token: companies.facebook.token(subject) };
  return { code: companies.instagram.code(authUrl, subject) };
}

describe.each([
  ['google', 'AUTH-015'],
  ['facebook', 'AUTH-014'],
  ['instagram', 'AUTH-017'],
] as const)('signing in with %s', (type, requirement) => {
  test(`${requirement} a connected account opens a session, and its return works once`, async () => {
    const who = await person(type);
    const visit = await begin(`/auth/${type}`);
    const body = { ...handedBack(type, visit, who.subject), state: visit.state };
    const opened = await signIn(type, visit, body);
    expect(opened.statusCode).toBe(201);
    expect(opened.json().data).toMatchObject({ customerUserId: who.homes[0]?.id, id: expect.any(Number) });
    const replayed = await signIn(type, visit, { ...body, ...handedBack(type, visit, who.subject) });
    expect([replayed.statusCode, replayed.json().code]).toEqual([422, 'social_attempt_over']);
  });

  test(`${requirement} AUTH-008 with several customers one is chosen, once, without another visit`, async () => {
    const who = await person(type, 2);
    const visit = await begin(`/auth/${type}`);
    const choice = await signIn(type, visit, { ...handedBack(type, visit, who.subject), state: visit.state });
    expect(choice.statusCode).toBe(200);
    expect(choice.json().data.customers).toHaveLength(2);
    const { customerId } = who.homes[1] as { customerId: number };
    const elsewhere = await signIn(type, await begin(`/auth/${type}`), { state: visit.state, customerId });
    expect(elsewhere.json().code).toBe('social_attempt_over');
    const foreign = await signIn(type, visit, { state: visit.state, customerId: 1_999_999_999 });
    expect(foreign.json().code).toBe('wrong_credentials');
    const chosen = await signIn(type, visit, { state: visit.state, customerId });
    expect(chosen.json().data.customerId).toBe(customerId);
    expect((await signIn(type, visit, { state: visit.state, customerId })).json().code).toBe('social_attempt_over');
  });

  test('an account that nobody has connected opens nothing, and neither does that of somebody switched off', async () => {
    const gone = await person(type, 0);
    const answers = [];
    for (const subject of ['nobody', gone.subject]) {
      const visit = await begin(`/auth/${type}`);
      answers.push(await signIn(type, visit, { ...handedBack(type, visit, subject), state: visit.state }));
    }
    expect(answers.map((answer) => answer.json())).toEqual([answers[0]?.json(), answers[0]?.json()]);
    expect([answers[0]?.statusCode, answers[0]?.json().code]).toEqual([422, 'social_not_connected']);
  });

  test("a state that was never given, another browser's and none at all are refused before anybody is asked", async () => {
    const who = await person(type);
    const [visit, other] = [await begin(`/auth/${type}`), await begin(`/auth/${type}`)];
    const mine = handedBack(type, visit, who.subject);
    const tries = [
      signIn(type, visit, { ...mine, state: 'x'.repeat(43) }),
      signIn(type, other, { ...mine, state: visit.state }),
      signIn(type, { cookie: '' }, { ...mine, state: visit.state }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.json().code).toBe('social_attempt_over');
    // None of them spoilt it for its owner.
    expect((await signIn(type, visit, { ...mine, state: visit.state })).statusCode).toBe(201);
  });

  test('ten returns at once open one session', async () => {
    const who = await person(type);
    const visit = await begin(`/auth/${type}`);
    const body = { ...handedBack(type, visit, who.subject), state: visit.state };
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(type, visit, body)));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
  });

  test('after ten minutes the visit is over', async () => {
    const who = await person(type);
    const visit = await begin(`/auth/${type}`);
    const body = { ...handedBack(type, visit, who.subject), state: visit.state };
    late += 601_000;
    expect((await signIn(type, visit, body)).json().code).toBe('social_attempt_over');
  });

  test('a state without what belongs to it is refused at its field', async () => {
    const visit = await begin(`/auth/${type}`);
    const half = await signIn(type, visit, { state: visit.state });
    expect([half.statusCode, half.json().errors]).toEqual([422, { state: 'This field is required!' }]);
  });
});

describe('what Google hands back', () => {
  async function returned(lies: Record<string, unknown>, tamper?: (visit: OAuthAttempt) => Promise<OAuthAttempt>) {
    const who = await person('google');
    const visit = await begin('/auth/google');
    const code = companies.google.code((await tamper?.(visit))?.authUrl ?? visit.authUrl, { sub: who.subject }, lies);
    return signIn('google', visit, { code, state: visit.state });
  }

  test('AUTH-015 AUTH-016 the way there asks for a code with PKCE, state and nonce, back to our own page', async () => {
    const { searchParams } = (await begin('/auth/google')).authUrl;
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'https://panel.bellbird.test/auth/google',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    ['of another visit', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['for another app', { aud: 'another-app' }],
    ['of another issuer', { iss: 'https://accounts.evil.example' }],
    ['that has expired', { exp: 1_600_000_000 }],
  ])('AUTH-015 an id token %s is refused', async (_what, lies) => {
    const answer = await returned(lies);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'social_refused']);
  });

  test('AUTH-015 an id token that Google has not signed is refused', async () => {
    companies.google.signWithForeignKey(true);
    const answer = await returned({});
    companies.google.signWithForeignKey(false);
    expect(answer.json().code).toBe('social_refused');
  });

  test('AUTH-015 a code of another visit is worth nothing here: PKCE holds it there', async () => {
    const answer = await returned({}, () => begin('/auth/google'));
    expect(answer.json().code).toBe('social_refused');
  });
});

describe('what Facebook hands back', () => {
  test.each([
    ['made for another app', { app_id: 'another-app' }],
    ['that is no longer valid', { is_valid: false }],
    ['of an app and not of a person', { type: 'APP' }],
    ['of somebody else', { me: 'another' }],
  ])('AUTH-014 a token %s is refused', async (_what, lies) => {
    const who = await person('facebook');
    const visit = await begin('/auth/facebook');
    const token = companies.facebook.token(who.subject, lies);
    const answer = await signIn('facebook', visit, { token, state: visit.state });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'social_refused']);
  });
});

const accountsOf = (who: Actor) => `/customers/${who.customerId}/users/${who.id}/accounts`;
const beginning = (type: Type, oldPassword = FACTORY_PASSWORD) => ({ type, oldPassword });

async function connect(who: Actor, type: Type, subject: string, visit?: OAuthAttempt) {
  const { authUrl, state, cookie } = visit ?? (await begin(accountsOf(who), beginning(type), who.call));
  const { code, token } = handedBack(type, { authUrl, state, cookie }, subject);
  return who.call('POST', accountsOf(who), { body: { type, token: token ?? code, state }, headers: { cookie } });
}

describe('connected accounts', () => {
  test('USER-019 USER-020 USER-022 an account is connected, listed, opens the door, and is disconnected', async () => {
    const who = await world.owner();
    const connected = await connect(who, 'google', 'lena');
    expect(connected.statusCode).toBe(201);
    expect((await connect(who, 'facebook', 'lena-fb')).statusCode).toBe(201);
    const listed = (await who.call('GET', accountsOf(who))).json().data;
    expect(listed.map((account: { type: string }) => account.type)).toEqual(['google', 'facebook']);
    const path = `/customers/${who.customerId}/users/${who.id}`;
    const { details } = (await who.call('GET', path)).json().data;
    expect(details).toMatchObject({ googleId: 'lena', facebookId: 'lena-fb' });

    const visit = await begin('/auth/google');
    const body = { ...handedBack('google', visit, 'lena'), state: visit.state };
    expect((await signIn('google', visit, body)).statusCode).toBe(201);

    expect((await who.call('DELETE', `${accountsOf(who)}/google`)).statusCode).toBe(204);
    expect((await who.call('DELETE', `${accountsOf(who)}/google`)).statusCode).toBe(404);
    const again = await begin('/auth/google');
    const refused = await signIn('google', again, { ...handedBack('google', again, 'lena'), state: again.state });
    expect(refused.json().code).toBe('social_not_connected');
  });

  test('USER-020 USER-022 the owner hears by mail of each account that is connected or disconnected, once', async () => {
    const who = await world.owner();
    const email = 'lena@only-here.example';
    await world.build((tx) => sql`update customer_users set email = ${email} where id = ${who.id}`.execute(tx));
    await connect(who, 'facebook', 'told-of');
    await connect(who, 'facebook', 'told-of');
    const mail = await outbox.mailTo(email);
    expect([mail.subject, mail.text]).toEqual([
      'Facebook was connected',
      expect.stringMatching(/https:\/\/panel\.bellbird\.test\/undo\/[\w-]{43}/),
    ]);
    await who.call('DELETE', `${accountsOf(who)}/facebook`);
    expect((await outbox.mailTo(email)).subject).toBe('Facebook was disconnected');
  });

  test('a signed-in screen alone connects nothing: it takes the password', async () => {
    const who = await world.owner();
    const answers = [
      await who.call('POST', accountsOf(who), { body: { type: 'google' } }),
      await who.call('POST', accountsOf(who), { body: beginning('google', 'not-the-one') }),
    ];
    expect(answers.map((answer) => [answer.statusCode, Object.keys(answer.json().errors)])).toEqual([
      [422, ['oldPassword']],
      [422, ['oldPassword']],
    ]);
  });

  test('nor does what Instagram hands back for photos, which takes no password', async () => {
    const who = await vendor(world);
    const visit = await begin(`/galleries/${await addGallery(who)}/instagram-visits`, {}, who.call);
    const refused = await connect(who, 'instagram', 'planted', visit);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'social_attempt_over']);
  });

  test('the mail about a connected account undoes it: the account, every session and the password are gone', async () => {
    const who = await world.owner();
    const email = 'noor@only-here.example';
    await world.build((tx) => sql`update customer_users set email = ${email} where id = ${who.id}`.execute(tx));
    await connect(who, 'google', 'intruder');
    const [, key = ''] = /\/undo\/([\w-]{43})/.exec((await outbox.mailTo(email)).text ?? '') ?? [];
    expect((await world.anyone('GET', `/sign-in-changes/${key}`)).json().data).toMatchObject({
      kind: 'account_connected',
      state: 'open',
    });
    expect((await world.anyone('POST', `/sign-in-changes/${key}/undo`)).json().data.state).toBe('undone');
    const visit = await begin('/auth/google');
    const back = { ...handedBack('google', visit, 'intruder'), state: visit.state };
    expect((await signIn('google', visit, back)).json().code).toBe('social_not_connected');
    await expect.poll(async () => (await who.call('GET', accountsOf(who))).statusCode).toBe(401);
    expect((await outbox.mailTo(email)).subject).toBe('Choose a new password');
  });

  test('USER-020 of two users who want one identity at the same moment exactly one gets it', async () => {
    for (const type of ['google', 'facebook', 'instagram'] as const) {
      const [one, two] = [await world.owner(), await world.owner()];
      const visits = [
        await begin(accountsOf(one), beginning(type), one.call),
        await begin(accountsOf(two), beginning(type), two.call),
      ] as const;
      const answers = await Promise.all([
        connect(one, type, `wanted-${type}`, visits[0]),
        connect(two, type, `wanted-${type}`, visits[1]),
      ]);
      expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
      expect(answers.find((answer) => answer.statusCode === 409)?.json().code).toBe('social_taken');
    }
  });

  test('USER-020 the same account again is no fault; a second one of the kind wants the first disconnected', async () => {
    const who = await world.owner();
    await connect(who, 'google', 'first');
    expect((await connect(who, 'google', 'first')).statusCode).toBe(201);
    const second = await connect(who, 'google', 'second');
    expect([second.statusCode, second.json().code]).toEqual([409, 'social_already_connected']);
  });

  test('USER-020 a visit begun by one user connects nothing for another, nor does one begun to sign in', async () => {
    const [victim, attacker] = [await world.owner(), await world.owner()];
    const visit = await begin(accountsOf(attacker), beginning('google'), attacker.call);
    expect((await connect(victim, 'google', 'planted', visit)).json().code).toBe('social_attempt_over');
    const signingIn = await begin('/auth/google');
    expect((await connect(victim, 'google', 'planted', signingIn)).json().code).toBe('social_attempt_over');
    const body = { ...handedBack('google', visit, 'planted'), state: visit.state };
    expect((await signIn('google', visit, body)).json().code).toBe('social_attempt_over');
    expect((await victim.call('GET', accountsOf(victim))).json().data).toEqual([]);
  });

  test('USER-052 a colleague who manages sees, connects and disconnects nothing of another user', async () => {
    const owner = await world.owner();
    const boss = await world.colleague(owner, { canManage: true });
    await connect(owner, 'google', 'hers');
    const answers = [
      await boss.call('GET', accountsOf(owner)),
      await boss.call('POST', accountsOf(owner), { body: beginning('facebook') }),
      await boss.call('DELETE', `${accountsOf(owner)}/google`),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
    expect((await owner.call('GET', accountsOf(owner))).json().data).toHaveLength(1);
  });

  test('the last way in stays: without a password one account cannot be disconnected, nor the last two at once', async () => {
    const who = await world.owner();
    await connect(who, 'google', 'only-google');
    await world.build((tx) => sql`update logins set password_hash = null where id = ${who.loginId}`.execute(tx));
    const alone = await who.call('DELETE', `${accountsOf(who)}/google`);
    expect([alone.statusCode, alone.json().code]).toEqual([409, 'last_way_in']);
    await world.build((tx) =>
      buildSocialAccount(tx, { login_id: who.loginId, type: 'facebook', subject: 'only-facebook' }),
    );
    const both = await Promise.all(
      ['google', 'facebook'].map((type) => who.call('DELETE', `${accountsOf(who)}/${type}`)),
    );
    expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect((await who.call('GET', accountsOf(who))).json().data).toHaveLength(1);
  });

  test('AUTH-055 whoever acts for a user connects and disconnects nothing of theirs', async () => {
    const [user, staff] = [await world.owner(), await world.staff()];
    const acting = await staff.call('POST', '/desk/switch-user', {
      body: { customerUserId: user.id, reason: 'They asked for help' },
    });
    const cookie = `${acting.cookies[0]?.name}=${acting.cookies[0]?.value}`;
    const headers = { cookie, 'switch-user': String(user.id) };
    const connecting = await staff.call('POST', accountsOf(user), { body: beginning('google'), headers });
    const leaving = await staff.call('DELETE', `${accountsOf(user)}/google`, { headers });
    expect([connecting.json().code, leaving.json().code]).toEqual(['not_while_acting', 'not_while_acting']);
  });
});

describe('what is kept', () => {
  test('states and browsers are kept as hashes', async () => {
    const visit = await begin('/auth/google');
    const { rows } = await world.build((tx) =>
      sql<{ row: string }>`select a::text as row from social_attempts a`.execute(tx),
    );
    expect(rows.map(({ row }) => row).join(' ')).not.toContain(visit.state);
    expect(rows.map(({ row }) => row).join(' ')).not.toContain(visit.cookie.split('=')[1]);
  });
});

describe('where nothing is configured', () => {
  test('AUTH-006 nothing is offered, and nothing answers', async () => {
    const bare = await startWorld();
    try {
      expect((await bare.anyone('GET', '/panel-config')).json().data.socialLogins).toEqual([]);
      expect((await bare.anyone('POST', '/auth/google', { body: {} })).statusCode).toBe(404);
    } finally {
      await bare.close();
    }
    expect((await world.anyone('GET', '/panel-config')).json().data.socialLogins).toEqual([
      'google',
      'facebook',
      'instagram',
    ]);
  });
});
