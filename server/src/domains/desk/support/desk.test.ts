import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FACTORY_PASSWORD, buildLogin, buildSession } from '#domains/people/access/access.factory.ts';
import { buildCustomerUser } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { PRODUCTION } from '#testing/production.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { deskUsersQuery } from './desk.repository.ts';

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const MINUTE = 60_000;

let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld({ clock });
  owner = await world.owner({ providers: 2 });
});
afterAll(() => world.close());

type StaffSession = Awaited<ReturnType<World['staff']>>;

async function act(staff: StaffSession, customerUserId = owner.id) {
  const answer = await staff.call('POST', '/desk/switch-user', {
    body: { customerUserId, reason: 'They asked for help' },
  });
  const cookie = answer.cookies[0];
  const headers = { 'switch-user': String(customerUserId), cookie: `${cookie?.name}=${cookie?.value}` };
  return { answer, cookie, headers };
}

const codeOf = async (staff: StaffSession, headers: Record<string, string>) => {
  const answer = await staff.call('GET', '/providers', { headers });
  return [answer.statusCode, answer.json().code];
};

const trail = () =>
  world.build((tx) =>
    tx
      .selectFrom('audit_entries')
      .select(['action', 'actor_kind', 'actor_id', 'acting_for', 'customer_id'])
      .orderBy('id', 'desc')
      .execute(),
  );

describe('acting for a customer user', () => {
  test('AUTH-054 SHELL-109 staff session, cookie and header together show what the user sees', async () => {
    await world.build((tx) => buildLead(tx, { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 }));
    const staff = await world.staff();
    const { answer, headers } = await act(staff);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      customerId: owner.customerId,
      customerUserId: owner.id,
      userName: 'Imogen Hartley',
      staffName: 'Ruth Okafor',
    });
    const own = await owner.call('GET', '/leads');
    const acted = await staff.call('GET', '/leads', { headers });
    expect(acted.json()).toEqual(own.json());
    expect(acted.json().meta.total).toBe(1);
  });

  test('the secret is a cookie that no script can read and no other site sends, stored only as a hash', async () => {
    const staff = await world.staff();
    const { cookie, answer } = await act(staff);
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Strict', maxAge: 3600 });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    expect(answer.body).not.toContain(cookie?.value);
    const rows = await world.build((tx) => tx.selectFrom('acting_sessions').select('secret_hash').execute());
    expect(rows.some((row) => row.secret_hash.toString('utf8').includes(cookie?.value ?? ''))).toBe(false);
  });

  test('the session says which user it acts for, and can load that user', async () => {
    const staff = await world.staff();
    const { headers } = await act(staff);
    const token = await staff.call('GET', `/access-tokens/${staff.session.tokenId}`, { headers });
    expect(token.json().data).toMatchObject({
      id: staff.session.tokenId,
      isStaff: false,
      customerId: owner.customerId,
      customerUserId: owner.id,
    });
    const user = await staff.call('GET', `/customers/${owner.customerId}/users/${owner.id}`, { headers });
    expect(user.json().data).toMatchObject({ id: owner.id, name: 'Imogen' });
    const theirs = await staff.call('GET', `/access-tokens/${owner.session.tokenId}`, { headers });
    expect(theirs.statusCode).toBe(404);
  });

  test('works for a user whose password must change, but not for one who is deactivated or does not exist', async () => {
    const staff = await world.staff();
    const users = await world.build(async (tx) => {
      const login = await buildLogin(tx, { password_change_required: true });
      const renewing = await buildCustomerUser(tx, { customer_id: owner.customerId, login_id: login.id });
      const gone = await buildCustomerUser(tx, { customer_id: owner.customerId, status: 'inactive' });
      return { renewing, gone };
    });
    const { headers } = await act(staff, users.renewing.id);
    expect((await staff.call('GET', '/providers', { headers })).statusCode).toBe(200);
    expect((await act(staff, users.gone.id)).answer.statusCode).toBe(404);
    expect((await act(staff, 2_000_000_001)).answer.statusCode).toBe(404);
  });
});

describe('AUTH-055 switch-user is refused', () => {
  test('to staff without the cookie, and the cookie without the header has no effect', async () => {
    const staff = await world.staff();
    const { headers } = await act(staff);
    expect(await codeOf(staff, { 'switch-user': headers['switch-user'] })).toEqual([403, 'acting_ended']);
    expect(await codeOf(staff, { cookie: headers.cookie })).toEqual([403, 'forbidden']);
    expect(await codeOf(staff, { ...headers, cookie: `${headers.cookie}x` })).toEqual([403, 'acting_ended']);
  });

  test.each(['0', '-1', 'all', '1 or 1=1', '99999999999999999999', ''])('for the id %j', async (id) => {
    const staff = await world.staff();
    const { headers } = await act(staff);
    expect((await codeOf(staff, { ...headers, 'switch-user': id }))[0]).toBe(403);
  });

  test('for another user than the one acted for, of the same customer too', async () => {
    const staff = await world.staff();
    const { headers } = await act(staff);
    const others = [await world.owner(), await world.colleague(owner, { providerIds: owner.providerIds })];
    for (const other of others) {
      expect(await codeOf(staff, { ...headers, 'switch-user': String(other.id) })).toEqual([403, 'acting_ended']);
    }
  });

  test('with the cookie of another staff member, and of another login of the same one', async () => {
    const [staff, thief] = [await world.staff(), await world.staff()];
    const { headers } = await act(staff);
    expect(await codeOf(thief, headers)).toEqual([403, 'acting_ended']);
    const other = await world.build((tx) =>
      buildSession(tx, { loginId: staff.loginId, staffMemberId: staff.staffMemberId }),
    );
    const elsewhere = await world.anyone('GET', '/providers', { headers: { ...other.headers, ...headers } });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([403, 'acting_ended']);
  });

  test('to a vendor with both, and without any session', async () => {
    const staff = await world.staff();
    const { headers } = await act(staff);
    const vendor = await world.owner();
    const faked = await vendor.call('GET', '/providers', { headers });
    expect([faked.statusCode, faked.json().code]).toEqual([403, 'forbidden']);
    expect((await world.anyone('GET', '/providers', { headers })).statusCode).toBe(401);
  });

  test('after sixty minutes', async () => {
    const staff = await world.staff();
    const { headers } = await act(staff);
    ahead = 59 * MINUTE;
    expect((await codeOf(staff, headers))[0]).toBe(200);
    ahead = 60 * MINUTE;
    expect(await codeOf(staff, headers)).toEqual([403, 'acting_ended']);
    ahead = 0;
  });

  test('at once after it was stopped, or replaced by acting for another user', async () => {
    const staff = await world.staff();
    const first = await act(staff);
    const stopped = await staff.call('DELETE', '/desk/switch-user');
    expect([stopped.statusCode, stopped.cookies[0]?.maxAge]).toEqual([204, 0]);
    expect(await codeOf(staff, first.headers)).toEqual([403, 'acting_ended']);
    const second = await act(staff);
    await act(staff, (await world.owner()).id);
    expect(await codeOf(staff, second.headers)).toEqual([403, 'acting_ended']);
  });

  test('once the staff member or the user is deactivated', async () => {
    const staff = await world.staff();
    const user = await world.colleague(owner);
    const { headers } = await act(staff, user.id);
    await world.build((tx) =>
      tx.updateTable('customer_users').set({ status: 'inactive' }).where('id', '=', user.id).execute(),
    );
    expect(await codeOf(staff, headers)).toEqual([403, 'acting_ended']);
    const again = await act(staff);
    await world.build((tx) =>
      tx.updateTable('staff_members').set({ active: false }).where('id', '=', staff.staffMemberId).execute(),
    );
    // The caller is cached for two seconds; after that a deactivated team member has no session.
    expect([401, 403]).toContain((await codeOf(staff, again.headers))[0]);
  });

  test('for the desk itself: no acting while acting', async () => {
    const staff = await world.staff();
    const { headers } = await act(staff);
    for (const path of ['/desk/customer-users', '/desk/audit']) {
      expect((await staff.call('GET', path, { headers })).statusCode).toBe(403);
    }
    const nested = await staff.call('POST', '/desk/switch-user', {
      headers,
      body: { customerUserId: owner.id, reason: 'They asked for help' },
    });
    expect(nested.statusCode).toBe(403);
  });

  test('for what only the user may do: set a new password', async () => {
    const staff = await world.staff();
    const { headers } = await act(staff);
    const body = { oldPassword: FACTORY_PASSWORD, password: 'new-wedding', passwordMatch: 'new-wedding' };
    for (const tokenId of [staff.session.tokenId, owner.session.tokenId]) {
      const refused = await staff.call('PUT', `/access-tokens/${tokenId}/password`, { headers, body });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_while_acting']);
    }
  });
});

describe('AUTH-055 without a reason the team only looks', () => {
  test('reads are answered, changes are refused, and logging out still works', async () => {
    const staff = await world.staff();
    const started = await staff.call('POST', '/desk/switch-user', { body: { customerUserId: owner.id } });
    expect(started.json().data.mayChange).toBe(false);
    const cookie = started.cookies[0];
    const headers = { 'switch-user': String(owner.id), cookie: `${cookie?.name}=${cookie?.value}` };
    expect((await staff.call('GET', '/providers', { headers })).statusCode).toBe(200);
    const { id } = await world.build((tx) =>
      buildLead(tx, { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0, status: 'pending' }),
    );
    const written = await staff.call('POST', `/leads/${id}/messages`, { headers, body: { body: '<p>Hello</p>' } });
    expect([written.statusCode, written.json().code]).toEqual([403, 'acting_read_only']);
    const ended = await staff.call('DELETE', `/access-tokens/${staff.session.tokenId}`, { headers });
    expect(ended.statusCode).toBe(204);
  });
});

describe('AUTH-055 a staff member acting for a user', () => {
  test('can open a new request without marking it as read', async () => {
    const { id } = await world.build((tx) =>
      buildLead(tx, { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0, status: 'new' }),
    );
    const staff = await world.staff();
    const { headers } = await act(staff);
    expect((await staff.call('GET', `/leads/${id}`, { headers })).json().data.status).toBe('new');
    const row = await world.build((tx) =>
      tx.selectFrom('leads').select(['status', 'read_at']).where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ status: 'new', read_at: null });
  });

  test('has idempotency keys of their own: the same key used by both counts as two actions', async () => {
    const { id } = await world.build((tx) =>
      buildLead(tx, { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0, status: 'pending' }),
    );
    const staff = await world.staff();
    const { headers } = await act(staff);
    const key = { 'idempotency-key': 'the-very-same-key' };
    const body = { body: '<p>Hello</p>' };
    const theirs = await staff.call('POST', `/leads/${id}/messages`, { body, headers: { ...headers, ...key } });
    const own = await owner.call('POST', `/leads/${id}/messages`, { body, headers: key });
    expect([theirs.statusCode, own.statusCode]).toEqual([201, 201]);
    expect(own.json().data.id).not.toBe(theirs.json().data.id);
  });
});

describe('the audit trail', () => {
  test('AUTH-055 records actor and subject of start and stop; reads and refusals are not recorded', async () => {
    const staff = await world.staff();
    const { headers } = await act(staff);
    await staff.call('GET', '/providers', { headers });
    const refused = await staff.call('DELETE', `/access-tokens/${owner.session.tokenId}`, { headers });
    expect(refused.statusCode).toBe(404);
    await staff.call('DELETE', '/desk/switch-user');
    const who = {
      actor_kind: 'staff',
      actor_id: staff.staffMemberId,
      acting_for: owner.id,
      customer_id: owner.customerId,
    };
    expect((await trail()).slice(0, 2)).toEqual([
      { action: 'desk.stopActing', ...who },
      { action: 'desk.startActing', ...who },
    ]);
    expect((await owner.call('GET', '/providers')).statusCode).toBe(200);
  });

  test('a write while acting records exactly one entry, automatically', async () => {
    const staff = await world.staff();
    const { headers } = await act(staff);
    const before = (await trail()).length;
    const ended = await staff.call('DELETE', `/access-tokens/${staff.session.tokenId}`, { headers });
    expect(ended.statusCode).toBe(204);
    const entries = await trail();
    expect(entries.length).toBe(before + 1);
    expect(entries[0]).toEqual({
      action: 'access.logout',
      actor_kind: 'staff',
      actor_id: staff.staffMemberId,
      acting_for: owner.id,
      customer_id: owner.customerId,
    });
  });

  test('the team can read it, newest first, for one customer or all', async () => {
    const staff = await world.staff();
    const elsewhere = await world.owner();
    await act(staff, elsewhere.id);
    await act(staff);
    const all = (await staff.call('GET', '/desk/audit?limit=3')).json();
    expect(all.data.map((entry: { action: string }) => entry.action)).toEqual([
      'desk.startActing',
      'desk.stopActing',
      'desk.startActing',
    ]);
    const one = (await staff.call('GET', `/desk/audit?customerId=${elsewhere.customerId}`)).json();
    expect(one.meta.total).toBe(2);
    expect(one.data[1]).toMatchObject({
      action: 'desk.startActing',
      actor: { kind: 'staff', name: 'Ruth Okafor' },
      actingFor: { id: elsewhere.id, name: 'Imogen Hartley' },
      customer: { id: elsewhere.customerId },
    });
  });
});

test('AUTH-055 an entry names its subject, and is found by the name of actor, subject or customer', async () => {
  const staff = await world.staff();
  const [vendor, other] = [await world.owner(), await world.owner()];
  await world.build(async (tx) => {
    await tx.updateTable('customer_users').set({ surname: 'Quillfeather' }).where('id', '=', vendor.id).execute();
    await tx.updateTable('customers').set({ name: 'Zephyr & Sons' }).where('id', '=', other.customerId).execute();
  });
  await act(staff, vendor.id);
  await act(staff, other.id);
  const find = async (query: string) =>
    (await staff.call('GET', `/desk/audit?query=${encodeURIComponent(query)}`)).json();
  const byPerson = await find('quillf');
  expect([byPerson.meta.total, byPerson.data.at(-1)]).toEqual([
    2,
    expect.objectContaining({
      action: 'desk.startActing',
      subject: { kind: 'customerUser', name: 'Imogen Quillfeather' },
    }),
  ]);
  expect(
    (await find('zephyr')).data.every((each: { customer: { name: string } }) => each.customer.name === 'Zephyr & Sons'),
  ).toBe(true);
  expect((await find('nobody of that name')).meta.total).toBe(0);
});

test('an export of the audit trail has what the search finds, and is recorded itself', async () => {
  const staff = await world.staff();
  const [vendor, other] = [await world.owner(), await world.owner()];
  await act(staff, vendor.id);
  await act(staff, other.id);
  const listed = (await staff.call('GET', `/desk/audit?customerId=${vendor.customerId}`)).json().data;
  const file = (await staff.call('GET', `/desk/audit/export?customerId=${vendor.customerId}`)).json();
  expect(listed.length).toBeGreaterThan(0);
  expect(file.data).toEqual(listed);
  const [newest] = (await staff.call('GET', '/desk/audit?limit=1')).json().data;
  expect(newest).toMatchObject({ action: 'desk.exportAudit', actor: { kind: 'staff', name: 'Ruth Okafor' } });
  const reviewer = await world.staff({ roles: ['reviewer'] });
  expect((await reviewer.call('GET', '/desk/audit/export')).statusCode).toBe(403);
});

test('a sign-in is recorded with the username that was used', async () => {
  const staff = await world.staff();
  const user = await world.build(async (tx) => {
    const login = await buildLogin(tx, { username: 'fern-at-the-door' });
    return buildCustomerUser(tx, { customer_id: owner.customerId, login_id: login.id });
  });
  const body = { username: 'fern-at-the-door', password: FACTORY_PASSWORD };
  expect((await world.anyone('POST', '/access-tokens', { body })).statusCode).toBe(201);
  const [entry] = (await staff.call('GET', `/desk/audit?customerId=${user.customerId}&limit=1`)).json().data;
  expect(entry).toMatchObject({ action: 'access.login', actor: { kind: 'anonymous', name: 'fern-at-the-door' } });
});

test('in production the cookie is sent over TLS only, and no other host can set it', async () => {
  const production = await startWorld({ environment: PRODUCTION });
  const [staff, user] = [await production.staff(), await production.owner()];
  const answer = await staff.call('POST', '/desk/switch-user', {
    body: { customerUserId: user.id, reason: 'They asked for help' },
  });
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({
    name: '__Host-bellbird_acting',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
  });
  expect(cookie).not.toHaveProperty('domain');
  const statusWith = async (name: string) => {
    const headers = { 'switch-user': String(user.id), cookie: `${name}=${cookie?.value}` };
    return (await staff.call('GET', '/providers', { headers })).statusCode;
  };
  expect([await statusWith('__Host-bellbird_acting'), await statusWith('bellbird_acting')]).toEqual([200, 403]);
  await production.close();
});

describe('finding a customer user', () => {
  test('works by part of the name, username, email or customer, in upper or lower case', async () => {
    const staff = await world.staff();
    const quill = await world.build(async (tx) => {
      const customer = await buildCustomer(tx, { name: 'Zephyr_Gardens 100%' });
      const login = await buildLogin(tx, { username: 'quokka-desk' });
      return buildCustomerUser(tx, {
        customer_id: customer.id,
        login_id: login.id,
        name: 'Ottilie',
        surname: 'Quillfeather',
        email: 'otti@zephyr.example',
      });
    });
    for (const query of ['ottilie quill', 'UOKKA-DE', 'otti@zeph', 'gardens', '_gardens 100%']) {
      const found = (await staff.call('GET', `/desk/customer-users?query=${encodeURIComponent(query)}`)).json();
      expect(found.data, query).toHaveLength(1);
      expect(found.data[0]).toMatchObject({
        id: quill.id,
        name: 'Ottilie Quillfeather',
        username: 'quokka-desk',
        customer: { id: quill.customerId, name: 'Zephyr_Gardens 100%' },
        active: true,
        providers: 0,
      });
    }
    const none = (await staff.call('GET', '/desk/customer-users?query=%25%25%25')).json();
    expect(none).toEqual({ data: [], meta: { total: 0, page: 1, limit: 25 } });
  });

  test('leaves out who was removed', async () => {
    const [staff, boss] = [await world.staff(), await world.owner()];
    const gone = await world.colleague(boss);
    await world.build((tx) =>
      tx.updateTable('customer_users').set({ name: 'Peregrine' }).where('id', '=', gone.id).execute(),
    );
    const find = async () => (await staff.call('GET', '/desk/customer-users?query=peregrine')).json();
    expect((await find()).meta.total).toBe(1);
    expect((await boss.call('DELETE', `/customers/${boss.customerId}/users/${gone.id}`)).statusCode).toBe(204);
    expect(await find()).toMatchObject({ data: [], meta: { total: 0 } });
  });

  test('uses one index per searched column, and never reads all users', async () => {
    const plan = await world.build(async (tx) => {
      await sql`insert into logins (username) select 'crowd-' || md5(n::text) from generate_series(1, 20000) n`.execute(
        tx,
      );
      await sql`insert into customers (name, account_manager_name, account_manager_email)
        select 'Crowd ' || md5(n::text), 'Ruth', 'ruth@bellbird.example' from generate_series(1, 20000) n`.execute(tx);
      await sql`insert into customer_users (customer_id, login_id, name, surname, role_id, email)
        select c.id, l.id, 'Crowd', md5(l.username), 1, l.username || '@crowd.example'
        from (select id, row_number() over (order by id) as n from customers where name like 'Crowd %') c
        join (select id, username, row_number() over (order by id) as n from logins where username like 'crowd-%') l
          using (n)`.execute(tx);
      await sql`analyze logins, customers, customer_users`.execute(tx);
      // New index entries are in a pending list first, which would change the query plan.
      await sql`select gin_clean_pending_list(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
        where relname like '%\\_part'`.execute(tx);
      const query = deskUsersQuery('quillfeather', { limit: 25, offset: 0 });
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    for (const index of [
      'customer_users_name_part',
      'customer_users_email_part',
      'logins_username_part',
      'customers_name_part',
    ]) {
      expect(plan).toContain(index);
    }
    expect(plan).not.toMatch(/Seq Scan on (customer_users|logins|customers)\b/);
  });

  test('without a search text pages through all users, newest first', async () => {
    const staff = await world.staff();
    const first = (await staff.call('GET', '/desk/customer-users?limit=1')).json();
    const second = (await staff.call('GET', '/desk/customer-users?limit=1&page=2')).json();
    expect(first.data[0].id).toBeGreaterThan(second.data[0].id);
    expect(first.meta.total).toBeGreaterThan(2);
  });
});
