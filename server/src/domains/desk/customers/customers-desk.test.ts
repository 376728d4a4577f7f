import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGallery, buildMedium } from '#domains/listing/galleries/galleries.factory.ts';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { customersQuery } from './customer-search.repository.ts';

let world: World;
let vendor: Actor;
type Staff = Awaited<ReturnType<World['staff']>>;
let dana: Staff;

beforeAll(async () => {
  world = await startWorld();
  vendor = await world.owner({ providers: 2 });
  dana = await world.staff({ roles: ['account_manager'] });
  await world.build(async (tx) => {
    await tx
      .updateTable('customers')
      .set({ name: 'Quillfeather & Sons' })
      .where('id', '=', vendor.customerId)
      .execute();
    const user = { email: 'otti@zephyr.example', phone: '+61491570156' };
    await tx.updateTable('customer_users').set(user).where('id', '=', vendor.id).execute();
    const provider = { name: 'The Glasshouse', quick_number: '+61255500141', redirect_number: '+61255500199' };
    await tx
      .updateTable('providers')
      .set(provider)
      .where('id', '=', vendor.providerIds[0] ?? 0)
      .execute();
  });
});
afterAll(() => world.close());

const read = async (staff: Staff, id = vendor.customerId) =>
  (await staff.call('GET', `/desk/customers/${id}`)).json().data;

describe('finding a customer', () => {
  test.each(['quillf', 'glassho', 'OTTI@zeph', '0491 570 156', '02 5550 0141', '02 5550 0199', 'imogen'])(
    'works by %s',
    async (query) => {
      const found = (await dana.call('GET', `/desk/customers?query=${encodeURIComponent(query)}`)).json();
      expect(found.data.map(({ id }: { id: number }) => id)).toContain(vendor.customerId);
    },
  );

  test('counts its people without those who were removed', async () => {
    const count = async () => (await dana.call('GET', '/desk/customers?query=quillf')).json().data[0].people;
    const tess = await world.colleague(vendor);
    expect(await count()).toBe(2);
    expect((await vendor.call('DELETE', `/customers/${vendor.customerId}/users/${tess.id}`)).statusCode).toBe(204);
    expect(await count()).toBe(1);
  });

  test('says whether a customer is active, on hold or gone', async () => {
    const stateNow = async () => (await dana.call('GET', '/desk/customers?query=quillf')).json().data[0].state;
    expect(await stateNow()).toBe('active');
    const set = (columns: object) =>
      world.build((tx) =>
        tx.updateTable('providers').set(columns).where('customer_id', '=', vendor.customerId).execute(),
      );
    await set({ on_hold: true });
    expect(await stateNow()).toBe('on_hold');
    await set({ left_at: new Date().toISOString() });
    expect(await stateNow()).toBe('left');
    await set({ left_at: null, on_hold: false });
  });

  test('uses one index per searched column among twenty thousand customers', async () => {
    const plan = await world.build(async (tx) => {
      await sql`insert into customers (name, account_manager_name, account_manager_email)
        select 'Crowd ' || md5(n::text), 'Ruth', 'ruth@bellbird.example' from generate_series(1, 20000) n`.execute(tx);
      await sql`insert into providers (customer_id, name, slug, category_id, city_id, time_zone)
        select c.id, md5(c.name), 'crowd-' || c.id, (select min(id) from provider_categories), (select min(id) from cities),
          'Australia/Sydney' from customers c where c.name like 'Crowd %'`.execute(tx);
      await sql`analyze customers, providers`.execute(tx);
      await sql`select gin_clean_pending_list(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
        where relname like '%\\_part'`.execute(tx);
      const query = customersQuery(
        { text: 'quillfeather', phone: undefined, abn: undefined },
        { limit: 25, offset: 0 },
      );
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    for (const index of ['customers_name_part', 'providers_name_part']) expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (customers|providers)\b/);
  });
});

describe('a customer’s page', () => {
  test('has people, providers with couples who wait, and is nobody else’s', async () => {
    await world.build((tx) =>
      buildLead(tx, {
        customer_id: vendor.customerId,
        provider_id: vendor.providerIds[0] ?? 0,
        status: 'new',
        waiting_since: new Date().toISOString(),
      }),
    );
    const customer = await read(dana);
    expect(customer).toMatchObject({ name: 'Quillfeather & Sons', isPrime: false, primeUntil: null, openCents: 0 });
    expect(customer.people).toEqual([expect.objectContaining({ id: vendor.id, email: 'otti@zephyr.example' })]);
    const glasshouse = customer.providers.find(({ name }: { name: string }) => name === 'The Glasshouse');
    expect(glasshouse).toMatchObject({ waiting: 1, quickNumber: '+61255500141' });
    expect((await dana.call('GET', '/desk/customers/2000000001')).statusCode).toBe(404);
    expect((await vendor.call('GET', `/desk/customers/${vendor.customerId}`)).statusCode).toBe(403);
  });

  test('prime that the team gives ends with its day, and the vendor’s panel follows', async () => {
    const set = async (primeUntil: string | null) => {
      const { name, version } = await read(dana);
      const body = { name, primeUntil, version };
      return (await dana.call('PUT', `/desk/customers/${vendor.customerId}`, { body })).statusCode;
    };
    const isPrime = async () =>
      (await vendor.call('GET', `/customers/${vendor.customerId}`)).json().data.crmStatus === 'prime';
    expect(await set('2099-01-01')).toBe(204);
    expect(await isPrime()).toBe(true);
    expect(await set('2020-01-01')).toBe(204);
    expect(await isPrime()).toBe(false);
    expect(await set(null)).toBe(204);
  });

  test('an account manager is somebody of the team, and a change based on an old version is refused', async () => {
    const { name, version } = await read(dana);
    const path = `/desk/customers/${vendor.customerId}`;
    const body = { name, primeUntil: null, version, accountManagerId: dana.staffMemberId };
    expect((await dana.call('PUT', path, { body })).statusCode).toBe(204);
    expect((await read(dana)).accountManager).toMatchObject({ name: 'Ruth Okafor' });
    expect((await dana.call('PUT', path, { body })).json().code).toBe('stale_version');
    const nobody = { ...body, version: version + 1, accountManagerId: 2_000_000_001 };
    expect((await dana.call('PUT', path, { body: nobody })).json().errors).toHaveProperty('accountManagerId');
  });

  test('a new customer has a first user who is invited, and the creator as account manager', async () => {
    const body = { name: 'Jacaranda Cakes', ownerName: 'Joan', ownerSurname: 'Cole', email: 'joan@jacaranda.example' };
    const made = await dana.call('POST', '/desk/customers', { body });
    expect(made.statusCode).toBe(201);
    const customer = await read(dana, made.json().data.id);
    expect(customer.people).toEqual([expect.objectContaining({ name: 'Joan Cole', canManage: true })]);
    expect(customer.accountManager.name).toBe('Ruth Okafor');
    const again = await dana.call('POST', '/desk/customers', { body });
    expect(again.json().errors).toEqual({ email: 'This address already has an account.' });
  });
});

test('company details are the team’s and the vendor’s to edit, and nobody overwrites a change they haven’t seen', async () => {
  const path = `/desk/customers/${vendor.customerId}/billing-details`;
  const { billing } = await read(dana);
  expect(billing).toEqual({ name: 'Quillfeather & Sons', abn: '', address: '', version: 0 });
  const body = { name: 'Quillfeather Pty Ltd', abn: '51 824 753 556', address: '1 Queen St, Berry', version: 0 };
  expect((await dana.call('PUT', path, { body })).statusCode).toBe(204);
  const theirs = await vendor.call('GET', `/customers/${vendor.customerId}/billing-details`);
  expect(theirs.json().data).toMatchObject({ name: 'Quillfeather Pty Ltd', abn: '51824753556' });
  expect((await read(dana)).billing).toEqual(theirs.json().data);
  const byAbn = (await dana.call('GET', '/desk/customers?query=51 824 753 556')).json().data;
  expect(byAbn).toEqual([expect.objectContaining({ id: vendor.customerId })]);
  expect((await dana.call('PUT', path, { body })).json().code).toBe('stale_version');
  expect((await vendor.call('PUT', path, { body })).statusCode).toBe(403);
  const nobody = await dana.call('PUT', '/desk/customers/2000000001/billing-details', { body });
  expect(nobody.statusCode).toBe(404);
});

test('the page shows each listing’s score and photo, and what people agreed to, applied for and exported', async () => {
  const owner = await world.owner();
  const [providerId = 0] = owner.providerIds;
  const page = async () => {
    const { providers, documents } = await read(dana, owner.customerId);
    return { ...providers.find(({ id }: { id: number }) => id === providerId), documents };
  };
  const { score, picture, documents } = await page();
  expect([picture, documents]).toEqual([null, []]);
  const forms = (await owner.call('GET', '/provider-forms')).json().data as { id: number; fieldName: string }[];
  const { version } = (await owner.call('GET', `/provider-data/${providerId}/forms`)).json().data;
  const formId = forms.find(({ fieldName }) => fieldName === 'tagline')?.id;
  const values = [{ formId, value: 'Long tables under apple trees' }];
  const saved = await owner.call('PUT', `/provider-data/${providerId}/forms`, { body: { version, values } });
  expect(saved.statusCode, saved.body).toBe(200);
  const text = (await owner.call('GET', '/agreement-texts?type=content')).json().data;
  await owner.call('POST', '/customer-user-agreement-signs', { body: { agreementTextId: text.id } });
  await world.build(async (tx) => {
    const place = { customer_id: owner.customerId, provider_id: providerId };
    const { id: galleryId } = await buildGallery(tx, place);
    await buildMedium(tx, { ...place, gallery_id: galleryId, status: 'active' });
    await tx
      .insertInto('account_exports')
      .values({ customer_id: owner.customerId, customer_user_id: owner.id, requested_at: '2026-01-01T00:00:00Z' })
      .execute();
  });
  const after = await page();
  expect(after.score).toBeGreaterThan(score);
  expect(after.picture).toMatch(/^\/files\//);
  expect(after.documents).toEqual([
    expect.objectContaining({ kind: 'agreement', title: text.title, version: text.version, state: null }),
    expect.objectContaining({ kind: 'export', state: 'waiting', title: null }),
  ]);
});

describe('notes and tasks', () => {
  test('a task waits for its owner until it is done, and can be taken up again', async () => {
    const ruth = await world.staff();
    const path = `/desk/customers/${vendor.customerId}/notes`;
    await dana.call('POST', path, { body: { text: 'Best after 15:00.', task: null } });
    const task = { text: 'Book the film', task: { ownerId: ruth.staffMemberId, dueOn: '2026-12-01' } };
    const { id } = (await dana.call('POST', path, { body: task })).json().data;
    const tasks = async () => (await ruth.call('GET', '/desk/tasks')).json().data;
    expect(await tasks()).toEqual([
      expect.objectContaining({
        id,
        text: 'Book the film',
        customer: expect.objectContaining({ id: vendor.customerId }),
      }),
    ]);
    expect((await dana.call('GET', '/desk/tasks')).json().data).toEqual([]);
    await ruth.call('PUT', `/desk/notes/${id}`, { body: { isDone: true } });
    expect(await tasks()).toEqual([]);
    await ruth.call('PUT', `/desk/notes/${id}`, { body: { isDone: false } });
    expect(await tasks()).toHaveLength(1);
    expect((await read(dana)).notes.map(({ text }: { text: string }) => text)).toEqual([
      'Book the film',
      'Best after 15:00.',
    ]);
  });

  test('without an owner it is a task of the one who writes it', async () => {
    const body = { text: 'Call again', task: { ownerId: null, dueOn: '2026-12-01' } };
    const path = `/desk/customers/${vendor.customerId}/notes`;
    expect((await dana.call('POST', path, { body })).statusCode).toBe(201);
    expect((await dana.call('GET', '/desk/tasks')).json().data).toEqual([
      expect.objectContaining({ text: 'Call again', task: expect.objectContaining({ isMine: true }) }),
    ]);
  });

  test('a task needs somebody of the team, and a note cannot be done', async () => {
    const path = `/desk/customers/${vendor.customerId}/notes`;
    const body = { text: 'x', task: { ownerId: 2_000_000_001, dueOn: '2026-12-01' } };
    expect((await dana.call('POST', path, { body })).statusCode).toBe(422);
    const { id } = (await dana.call('POST', path, { body: { text: 'x', task: null } })).json().data;
    expect((await dana.call('PUT', `/desk/notes/${id}`, { body: { isDone: true } })).statusCode).toBe(404);
  });
});

test('a provider that the team adds has its to-dos at once', async () => {
  const company = await world.owner();
  const { category_id: categoryId, city_id: cityId } = await world.build((tx) =>
    tx
      .selectFrom('providers')
      .select(['category_id', 'city_id'])
      .where('customer_id', '=', company.customerId)
      .executeTakeFirstOrThrow(),
  );
  const body = { name: 'The Mill', categoryId, cityId, districtId: null };
  const added = await dana.call('POST', `/desk/customers/${company.customerId}/providers`, { body });
  expect(added.statusCode).toBe(201);
  const { data: todos } = (await company.call('GET', '/provider-prompts?state=open')).json();
  expect(todos).toMatchObject([{ type: 'missing_data', provider: { id: added.json().data.id } }]);
});

describe('people of a customer', () => {
  const people = () => `/desk/customers/${vendor.customerId}/people`;
  const rights = { name: 'Mei', surname: 'Lin', roleId: 2, canManage: false };

  test('are added for all providers and invited, changed and removed, but one who manages stays', async () => {
    const body = { ...rights, email: 'mei@zephyr.example' };
    const made = await dana.call('POST', people(), { body });
    expect(made.statusCode).toBe(201);
    const { id } = made.json().data;
    expect((await dana.call('POST', people(), { body })).json().errors).toHaveProperty('email');
    const find = async () => (await read(dana)).people.find((each: { id: number }) => each.id === id);
    expect(await find()).toMatchObject({ name: 'Mei Lin', status: 'invited', roleId: 2, canManage: false });
    const links = await world.build((tx) =>
      tx.selectFrom('customer_user_providers').select('pages').where('customer_user_id', '=', id).execute(),
    );
    expect(links).toHaveLength(2);
    expect(links[0]?.pages).not.toContain('payments');
    const { version } = await find();
    const change = (given: object) => dana.call('PUT', `${people()}/${id}`, { body: { ...rights, ...given } });
    expect((await change({ roleId: 3, version })).statusCode).toBe(204);
    expect(await find()).toMatchObject({ roleId: 3 });
    // A colleague who opened the form before knows nothing of it, and would bring the rights back.
    expect((await change({ name: 'May', version })).json().code).toBe('stale_version');
    expect(await find()).toMatchObject({ name: 'Mei Lin', roleId: 3 });
    const owner = `${people()}/${vendor.id}`;
    expect((await dana.call('PUT', owner, { body: { ...rights, version: 1 } })).json().code).toBe('last_manager');
    expect((await dana.call('DELETE', owner)).json().code).toBe('last_manager');
    expect((await dana.call('DELETE', `${people()}/${id}`)).statusCode).toBe(204);
    expect(await find()).toBeUndefined();
  });

  test('of another customer are not found', async () => {
    const other = await world.owner();
    expect((await dana.call('PUT', `${people()}/${other.id}`, { body: { ...rights, version: 1 } })).statusCode).toBe(
      404,
    );
    expect((await dana.call('DELETE', `${people()}/${other.id}`)).statusCode).toBe(404);
  });
});

test('a provider on hold is hidden from couples until it is released', async () => {
  const [id = 0] = vendor.providerIds;
  const hold = (isOnHold: boolean) =>
    dana.call('PUT', `/desk/providers/${id}/hold`, { body: isOnHold ? { isOnHold, reason: 'Moving' } : { isOnHold } });
  const onHold = async () => (await read(dana)).providers.find((each: { id: number }) => each.id === id).onHold;
  expect((await hold(true)).statusCode).toBe(204);
  expect(await onHold()).toBe(true);
  const preview = async () => (await vendor.call('GET', `/providers/${id}/listing-preview`)).json().data.hidden;
  expect(await preview()).toBe('on_hold');
  expect((await hold(false)).statusCode).toBe(204);
  expect([await onHold(), await preview()]).toEqual([false, null]);
  const unknown = await dana.call('PUT', '/desk/providers/2000000001/hold', { body: { isOnHold: false } });
  expect(unknown.statusCode).toBe(404);
  const withoutReason = await dana.call('PUT', `/desk/providers/${id}/hold`, { body: { isOnHold: true } });
  expect(withoutReason.statusCode).toBe(422);
});

test('AUTH-055 a vendor reads when the team opened a panel and why; a colleague only about their own', async () => {
  const colleague = await world.colleague(vendor, { providerIds: vendor.providerIds });
  const visit = (customerUserId: number, reason?: string) =>
    dana.call('POST', '/desk/switch-user', { body: { customerUserId, ...(reason && { reason }) } });
  await visit(vendor.id, 'They asked about prices');
  await visit(colleague.id);
  await visit((await world.owner()).id, 'Somebody else');
  const seen = async (call: typeof dana.call) =>
    (await call('GET', '/team-visits')).json().data.map(({ reason }: { reason: string | null }) => reason);
  expect(await seen(vendor.call)).toEqual([null, 'They asked about prices']);
  expect(await seen(colleague.call)).toEqual([null]);
});
