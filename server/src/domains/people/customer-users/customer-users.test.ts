import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FACTORY_PASSWORD } from '#domains/people/access/access.factory.ts';
import { buildCustomerUser } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { multipartWith } from '#testing/every-call.ts';
import { formOf, save, usersOf } from '#testing/user-form.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

let serial = 0;
const uniqueName = () => `new-user-${(serial += 1)}`;

const FORM = {
  name: 'Priya',
  surname: 'Raman',
  titleId: 3,
  roleId: 3,
  preferredLanguage: 'en',
  profileVideo: '',
  bio: 'Answers couples on weekends.',
  email: ['priya@wattlecreek.example', 'priya@home.example'],
  phone: ['+61 491 570 156'],
  birthDate: '1990-02-28',
  identityNumber: '51824753556',
  language: 1,
  canManage: false,
};

async function add(owner: Actor, change: object = {}): Promise<number> {
  const answer = await owner.call('POST', usersOf(owner), { body: { ...FORM, username: uniqueName(), ...change } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.id as number;
}

test('AUTH-052 AUTH-053 USER-023 the session user is loaded by its two ids and has every field', async () => {
  const owner = await world.owner();
  const answer = await owner.call('GET', `${usersOf(owner)}/${owner.id}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    id: owner.id,
    uuid: owner.uuid,
    name: 'Imogen',
    username: expect.any(String),
    customerId: owner.customerId,
    email: 'imogen@wattlecreek.example',
    phone: '+61491570006',
    city: null,
    customer: { id: owner.customerId, name: 'Wattle Creek Estate', isPaid: true, crmStatus: 'standard' },
    providers: [
      { id: owner.providerIds[0], name: 'Wattle Creek Barn', category: { categoryType: 'venue' }, onHold: false },
    ],
    details: { canManage: true, roleId: 1 },
    contacts: [
      { kind: 'email', value: 'imogen@wattlecreek.example', isPrimary: true },
      { kind: 'phone', value: '+61491570006', isPrimary: true },
    ],
    customerUserProviders: [{ providerId: owner.providerIds[0], signatureContent: null, signatureImage: null }],
    permission: { advisorService: false },
    accountManager: { email: 'ruth.okafor@bellbird.example' },
  });
});

describe('who may', () => {
  test('USER-046 USER-047 who manages reads, lists and edits colleagues; who does not gets 403 everywhere', async () => {
    const owner = await world.owner();
    const colleague = await world.colleague(owner);
    const users = usersOf(owner);
    expect((await owner.call('GET', `${users}/${colleague.id}`)).statusCode).toBe(200);
    expect((await owner.call('GET', users)).statusCode).toBe(200);
    const body = { ...(await formOf(owner, owner.id)), name: 'Mallory' };
    const refused = [
      colleague.call('GET', users),
      colleague.call('GET', `${users}/${owner.id}`),
      colleague.call('POST', users, { body: { ...FORM, username: uniqueName() } }),
      colleague.call('PUT', `${users}/${owner.id}`, { body }),
      colleague.call('DELETE', `${users}/${owner.id}`),
      colleague.call('POST', `${users}/${owner.id}/actions`, { body: { type: 'deactivate' } }),
      colleague.call('GET', `${users}/${owner.id}/summary`),
      colleague.call('POST', `${users}/${owner.id}/providers`, { body: { providerId: owner.providerIds[0] } }),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.statusCode).toBe(403);
    expect((await owner.call('GET', `${users}/${owner.id}`)).json().data.name).toBe('Imogen');
  });

  test('everybody edits their own profile, but not their own role, rights or reach', async () => {
    const owner = await world.owner();
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds });
    expect((await save(colleague, colleague.id, { bio: 'Hello' })).json().data.details.bio).toBe('Hello');
    expect((await save(colleague, colleague.id, { canManage: true })).statusCode).toBe(403);
    expect((await save(colleague, colleague.id, { roleId: 2 })).statusCode).toBe(403);
    expect((await save(owner, owner.id, { roleId: 2 })).statusCode).toBe(403);
    const own = `${usersOf(owner)}/${owner.id}/providers`;
    expect((await owner.call('POST', own, { body: { providerId: owner.providerIds[0] } })).statusCode).toBe(403);
  });

  test('USER-044 SHELL-098 SHELL-140 role, title and languages must be in their lists; only configured languages are', async () => {
    const owner = await world.owner();
    const body = { ...FORM, username: uniqueName(), roleId: 99, titleId: 99, language: 2, preferredLanguage: 'tr' };
    const answer = await owner.call('POST', usersOf(owner), { body });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual([
      'language',
      'preferredLanguage',
      'roleId',
      'titleId',
    ]);
  });
});

describe('the list', () => {
  test('USER-008 pages, searches by name, filters by status and sorts', async () => {
    const owner = await world.owner();
    await add(owner, { name: 'Zoe' });
    await add(owner, { name: 'Aroha', surname: 'Ngata' });
    const list = async (query: string) => (await owner.call('GET', `${usersOf(owner)}?${query}`)).json();
    const names = (answer: { data: { name: string }[] }) => answer.data.map((row) => row.name);
    expect(names(await list(''))).toEqual(['Aroha', 'Imogen', 'Zoe']);
    expect(names(await list('direction=desc'))).toEqual(['Zoe', 'Imogen', 'Aroha']);
    expect(names(await list('name=oha%20NG'))).toEqual(['Aroha']);
    expect(names(await list('name=%25'))).toEqual([]);
    expect(names(await list('status=active,inactive'))).toEqual(['Imogen']);
    expect(await list('limit=1&page=2')).toMatchObject({
      data: [{ name: 'Imogen', providerCount: 1, status: 'active' }],
      meta: { total: 3, page: 2, limit: 1 },
    });
  });
});

describe('adding', () => {
  test('USER-009 USER-022 answers with the id, keeps every field, and the user waits for the account manager', async () => {
    const owner = await world.owner();
    const username = uniqueName();
    const id = await add(owner, { username, profileVideo: 'https://video.example/priya' });
    const { data } = (await owner.call('GET', `${usersOf(owner)}/${id}`)).json();
    expect(data).toMatchObject({
      id,
      username,
      name: 'Priya',
      surname: 'Raman',
      email: 'priya@wattlecreek.example',
      phone: '+61491570156',
      status: 'waiting_confirmation',
      details: {
        titleId: 3,
        roleId: 3,
        canManage: false,
        preferredLanguage: 'en',
        profileVideo: 'https://video.example/priya',
        bio: 'Answers couples on weekends.',
        birthDate: '1990-02-28',
        identityNumber: '51824753556',
        language: 1,
      },
    });
    expect(data.contacts.map((each: { value: string }) => each.value)).toEqual([
      'priya@wattlecreek.example',
      'priya@home.example',
      '+61491570156',
    ]);
  });

  test('USER-042 the identity number is unreadable in the database', async () => {
    const owner = await world.owner();
    const id = await add(owner);
    const row = await world.build((tx) =>
      tx.selectFrom('customer_users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row.identity_number_sealed).toMatch(/^v1\./);
    expect(JSON.stringify(row)).not.toContain('51824753556');
  });

  test('who waits or is invited cannot sign in, even with a password set for them', async () => {
    const owner = await world.owner();
    const username = uniqueName();
    await add(owner, { username, password: 'first-wedding', passwordMatch: 'first-wedding' });
    const answer = await world.anyone('POST', '/access-tokens', { body: { username, password: 'first-wedding' } });
    expect(answer.statusCode).toBe(422);
  });

  test('a taken username is told at its field, and nothing is left behind', async () => {
    const owner = await world.owner();
    const username = uniqueName();
    await add(owner, { username });
    const body = { ...FORM, username: username.toUpperCase() };
    const answer = await owner.call('POST', usersOf(owner), { body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.username).toContain('taken');
    expect((await owner.call('GET', usersOf(owner))).json().meta.total).toBe(2);
  });

  test('whoever was removed can be added again under the same name, and the old way in stays shut', async () => {
    const owner = await world.owner();
    const username = uniqueName();
    const removed = await add(owner, { username });
    expect((await owner.call('DELETE', `${usersOf(owner)}/${removed}`)).statusCode).toBe(204);
    const again = await add(owner, { username });
    expect((await formOf(owner, again)).username).toBe(username);
    const logins = await world.build((tx) =>
      tx.selectFrom('logins').select(['username', 'password_hash']).where('username', 'like', `${username}%`).execute(),
    );
    expect(logins.map((each) => each.username).toSorted()).toEqual([
      username,
      expect.stringMatching(new RegExp(`^${username} \\(removed \\d+\\)$`)),
    ]);
  });

  test('whoever is removed here and works elsewhere too keeps the name there', async () => {
    const [owner, elsewhere] = [await world.owner(), await world.owner()];
    const colleague = await world.colleague(owner);
    const username = (await formOf(owner, colleague.id)).username as string;
    await world.build((tx) =>
      buildCustomerUser(tx, { customer_id: elsewhere.customerId, login_id: colleague.loginId }),
    );
    await owner.call('DELETE', `${usersOf(owner)}/${colleague.id}`);
    const body = { username, password: FACTORY_PASSWORD };
    const answer = await world.anyone('POST', '/access-tokens', { body });
    expect([answer.statusCode, answer.json().data.customerId]).toEqual([201, elsewhere.customerId]);
  });

  test('of two who take a name at once one gets it, and the other is told at the field', async () => {
    const owner = await world.owner();
    const [one, two, username] = [await add(owner), await add(owner), uniqueName()];
    const answers = await Promise.all([save(owner, one, { username }), save(owner, two, { username })]);
    expect(answers.map((each) => each.statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(answers.find((each) => each.statusCode === 422)?.json().errors.username).toContain('taken');
  });

  test('the same Idempotency-Key adds one user', async () => {
    const owner = await world.owner();
    const options = { body: { ...FORM, username: uniqueName() }, headers: { 'idempotency-key': 'add-once-0001' } };
    const first = await owner.call('POST', usersOf(owner), options);
    const second = await owner.call('POST', usersOf(owner), options);
    expect(second.json()).toEqual(first.json());
    expect((await owner.call('GET', usersOf(owner))).json().meta.total).toBe(2);
  });

  test.each([
    ['USER-029', { name: ' ' }, 'name'],
    ['USER-029', { username: '' }, 'username'],
    ['USER-030', { password: '12345', passwordMatch: '12345' }, 'password'],
    ['USER-032', { oldPassword: 'demo-wedding' }, 'oldPassword'],
    ['USER-033', { password: 'abcdef', passwordMatch: 'abcdeg' }, 'passwordMatch'],
    ['USER-034', { email: ['a@b.example', ''] }, 'email.1'],
    ['USER-034', { email: ['no address'] }, 'email.0'],
    ['USER-035', { phone: ['+61491570156', '+'] }, 'phone.1'],
    ['USER-039', { birthDate: yearsAgo(18, 1) }, 'birthDate'],
    ['USER-040', { birthDate: yearsAgo(100, -1) }, 'birthDate'],
    ['USER-041', { identityNumber: '5182475355' }, 'identityNumber'],
  ])('%s refuses %o', async (_id, change, field) => {
    const owner = await world.owner();
    const answer = await owner.call('POST', usersOf(owner), { body: { ...FORM, username: uniqueName(), ...change } });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toContain(field);
  });

  test('USER-038 USER-039 USER-040 a birth date may be empty, exactly 18 or exactly 100 years ago', async () => {
    const owner = await world.owner();
    for (const birthDate of ['', yearsAgo(18, 0), yearsAgo(100, 0)]) {
      expect(await add(owner, { birthDate })).toBeGreaterThan(0);
    }
  });

  test('USER-041 USER-042 eleven digits that are no ABN are accepted', async () => {
    expect(await add(await world.owner(), { identityNumber: '11111111111' })).toBeGreaterThan(0);
  });
});

describe('changing', () => {
  test('USER-010 changes a user and its contacts, and the primary ones are what others see', async () => {
    const owner = await world.owner();
    const id = await add(owner);
    const answer = await save(owner, id, { surname: 'Iyer', email: ['priya@iyer.example'], canManage: true });
    expect(answer.json().data).toMatchObject({ surname: 'Iyer', email: 'priya@iyer.example', version: 2 });
    expect(answer.json().data.contacts).toHaveLength(2);
  });

  test('a stale version gets 409 with the current row and changes nothing', async () => {
    const owner = await world.owner();
    const id = await add(owner);
    const mine = await formOf(owner, id, { name: 'Mine' });
    await save(owner, id, { name: 'Theirs' });
    const answer = await owner.call('PUT', `${usersOf(owner)}/${id}`, { body: mine });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'stale_version', data: { name: 'Theirs', version: 2 } });
    expect((await owner.call('GET', `${usersOf(owner)}/${id}`)).json().data.name).toBe('Theirs');
  });

  test('USER-031 a new password wants the old one, is only for oneself, and ends the other sessions', async () => {
    const owner = await world.owner();
    const username = (await formOf(owner, owner.id)).username as string;
    const signIn = (password: string) => world.anyone('POST', '/access-tokens', { body: { username, password } });
    const other = (await signIn(FACTORY_PASSWORD)).json().data;
    const fresh = { password: 'newer-wedding', passwordMatch: 'newer-wedding' };

    expect((await save(owner, owner.id, { ...fresh, oldPassword: '' })).json().errors).toHaveProperty('oldPassword');
    const wrong = await save(owner, owner.id, { ...fresh, oldPassword: 'not-the-one' });
    expect(wrong.json().errors.oldPassword).toBe('This is not your current password.');
    const colleague = await world.colleague(owner);
    expect((await save(owner, colleague.id, { ...fresh, oldPassword: FACTORY_PASSWORD })).statusCode).toBe(403);

    expect((await save(owner, owner.id, { ...fresh, oldPassword: FACTORY_PASSWORD })).statusCode).toBe(200);
    const headers = { 'x-access-token': other.accessToken, 'x-consumer-key': other.consumerKey };
    await expect.poll(async () => (await world.anyone('GET', '/access-tokens', { headers })).statusCode).toBe(401);
    expect((await signIn('newer-wedding')).statusCode).toBe(201);
    expect((await owner.call('GET', usersOf(owner))).statusCode).toBe(200);
  });

  test('a manager cannot rename a login that also opens another customer', async () => {
    const owner = await world.owner();
    const elsewhere = await world.owner();
    const shared = await world.build((tx) =>
      buildCustomerUser(tx, { customer_id: owner.customerId, login_id: elsewhere.loginId }),
    );
    expect((await save(owner, shared.id, { username: uniqueName() })).statusCode).toBe(422);
    expect((await save(owner, shared.id, { bio: 'Works at two places' })).statusCode).toBe(200);
  });

  test('a manager cannot turn the first address of somebody who signs in elsewhere too: codes and links go there', async () => {
    const owner = await world.owner();
    const elsewhere = await world.owner();
    const shared = await world.build((tx) =>
      buildCustomerUser(tx, { customer_id: owner.customerId, login_id: elsewhere.loginId }),
    );
    const refused = await save(owner, shared.id, { email: ['mine@attacker.example'] });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['email']]);
    const { contacts } = (await owner.call('GET', `${usersOf(owner)}/${shared.id}`)).json().data as {
      contacts: { id: number }[];
    };
    const one = await owner.call('PUT', `/customer-users/${shared.id}/contacts/${contacts[0]?.id}`, {
      body: { value: 'mine@attacker.example' },
    });
    expect(one.statusCode).toBe(422);
  });

  test('USER-021 one contact can be changed by itself, and is held to its kind', async () => {
    const owner = await world.owner();
    const id = await add(owner);
    const contacts = (await owner.call('GET', `${usersOf(owner)}/${id}`)).json().data.contacts as { id: number }[];
    const put = (contactId: number | undefined, value: string) =>
      owner.call('PUT', `/customer-users/${id}/contacts/${contactId}`, {
        body: { value, oldPassword: FACTORY_PASSWORD },
      });
    expect((await put(contacts[0]?.id, 'priya@new.example')).json().data).toMatchObject({ isPrimary: true });
    expect((await put(contacts[2]?.id, 'priya@new.example')).statusCode).toBe(422);
    const foreign = (await owner.call('GET', `${usersOf(owner)}/${owner.id}`)).json().data.contacts[0].id as number;
    expect((await put(foreign, 'taken@over.example')).statusCode).toBe(404);
    expect((await owner.call('GET', `${usersOf(owner)}/${id}`)).json().data.email).toBe('priya@new.example');
  });

  test('USER-011 stores a picture as a square WebP and drops the one before', async () => {
    const owner = await world.owner();
    const image = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#2f6b57' } })
      .png()
      .toBuffer();
    const path = `${usersOf(owner)}/${owner.id}/image`;
    const first = await owner.call('POST', path, multipartWith('image', 'me.png', image));
    expect(first.statusCode, first.body).toBe(201);
    const second = await owner.call('POST', path, multipartWith('image', 'me.png', image));
    const { imageUrl } = second.json().data;
    const read = (url: string) => world.server.app.inject({ method: 'GET', url });
    const stored = await sharp((await read(imageUrl)).rawPayload).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect((await read(first.json().data.imageUrl)).statusCode).toBe(404);
    const { data } = (await owner.call('GET', `${usersOf(owner)}/${owner.id}`)).json();
    // A picture is no edit of the form: who has it open can still save.
    expect(data).toMatchObject({ version: 1, details: { imageUrl } });
  });
});

describe('leaving', () => {
  test('USER-010 a deleted user is out at once, is in no list any more and cannot come back', async () => {
    const owner = await world.owner();
    const colleague = await world.colleague(owner);
    const path = `${usersOf(owner)}/${colleague.id}`;
    expect((await colleague.call('GET', path)).statusCode).toBe(200);
    expect((await owner.call('DELETE', path)).statusCode).toBe(204);
    await expect.poll(async () => (await colleague.call('GET', path)).statusCode).toBe(401);
    expect((await owner.call('GET', usersOf(owner))).json().meta.total).toBe(1);
    expect((await owner.call('POST', `${path}/actions`, { body: { type: 'activate' } })).statusCode).toBe(404);
  });

  test('nobody removes themselves, and the last who manages stays', async () => {
    const owner = await world.owner();
    expect((await owner.call('DELETE', `${usersOf(owner)}/${owner.id}`)).json().code).toBe('last_manager');
    const second = await world.colleague(owner, { canManage: true });
    expect((await owner.call('DELETE', `${usersOf(owner)}/${owner.id}`)).json().code).toBe('own_user');
    expect((await second.call('DELETE', `${usersOf(owner)}/${owner.id}`)).statusCode).toBe(204);
  });

  test('two who remove each other at the same moment leave one', async () => {
    const one = await world.owner();
    const two = await world.colleague(one, { canManage: true });
    const answers = await Promise.all([
      one.call('DELETE', `${usersOf(one)}/${two.id}`),
      two.call('DELETE', `${usersOf(one)}/${one.id}`),
    ]);
    expect(answers.map((each) => each.statusCode).filter((status) => status === 204)).toHaveLength(1);
  });

  test('USER-012 USER-013 deactivate ends the sessions, activate lets in again, and no step is taken out of turn', async () => {
    const owner = await world.owner();
    const colleague = await world.colleague(owner);
    const act = (type: string) => owner.call('POST', `${usersOf(owner)}/${colleague.id}/actions`, { body: { type } });
    expect((await act('activate')).statusCode).toBe(409);
    expect((await act('resend_invitation')).statusCode).toBe(409);
    expect((await act('invite')).statusCode).toBe(409);
    expect((await act('deactivate')).json().data.status).toBe('inactive');
    await expect.poll(async () => (await colleague.call('GET', '/access-tokens')).statusCode).toBe(401);
    expect((await act('activate')).json().data.status).toBe('active');
  });

  test('who was never confirmed comes back to waiting, not to the house', async () => {
    const owner = await world.owner();
    const id = await add(owner);
    const act = (type: string) => owner.call('POST', `${usersOf(owner)}/${id}/actions`, { body: { type } });
    await act('deactivate');
    expect((await act('activate')).json().data.status).toBe('waiting_confirmation');
  });
});

test('USER-017 USER-018 the summary holds name, role, image, providers, answers and the average wait', async () => {
  const owner = await world.owner();
  await world.build(async (tx) => {
    const provider_id = owner.providerIds[0] ?? 0;
    const created_at = '2026-10-01T00:00:00Z';
    const lead = await buildLead(tx, { customer_id: owner.customerId, provider_id, created_at, answer_minutes: 30 });
    const message = { customer_id: owner.customerId, lead_id: lead.id, type: 'email', body: 'Hello' } as const;
    await tx
      .insertInto('lead_messages')
      .values([
        { ...message, direction: 'out', author_id: owner.id, created_at: '2026-10-01T00:30:00Z' },
        { ...message, direction: 'out', author_id: owner.id, created_at: '2026-10-02T00:30:00Z' },
      ])
      .execute();
    // Asked on Saturday at 18:30 and answered on Monday at 8:20: only 50 minutes of it are working time.
    const weekend = await buildLead(tx, {
      customer_id: owner.customerId,
      provider_id,
      created_at: '2026-11-14T07:30:00Z',
      answer_minutes: 50,
    });
    const monday = { lead_id: weekend.id, author_id: owner.id, created_at: '2026-11-15T21:20:00Z' };
    await tx
      .insertInto('lead_messages')
      .values({ ...message, direction: 'out', ...monday })
      .execute();
  });
  const answer = await owner.call('GET', `${usersOf(owner)}/${owner.id}/summary`);
  expect(answer.json().data).toEqual({
    name: 'Imogen Hartley',
    role: 'Owner',
    imageUrl: null,
    providerCount: 1,
    leadsAnswered: 2,
    averageResponseMinutes: 40,
  });
});

function yearsAgo(years: number, days: number): string {
  const today = new Date();
  const day = new Date(Date.UTC(today.getFullYear() - years, today.getMonth(), today.getDate() + days));
  return day.toISOString().slice(0, 10);
}

test('SHELL-140 a user chooses their own language among the configured ones, and nobody another’s', async () => {
  const bilingual = await startWorld({ environment: { LOCALES: 'en_AU,tr_TR' } });
  const imogen = await bilingual.owner();
  const tess = await bilingual.colleague(imogen);
  const of = (id: number) => `/customers/${imogen.customerId}/users/${id}`;
  const choose = (id: number, preferredLanguage: string) =>
    imogen.call('PUT', `${of(id)}/language`, { body: { preferredLanguage } });
  expect((await choose(imogen.id, 'tr')).statusCode).toBe(204);
  expect((await imogen.call('GET', of(imogen.id))).json().data.details.preferredLanguage).toBe('tr');
  expect((await choose(imogen.id, 'ar')).json().errors).toHaveProperty('preferredLanguage');
  expect((await choose(tess.id, 'tr')).statusCode).toBe(404);
  await bilingual.close();
});
