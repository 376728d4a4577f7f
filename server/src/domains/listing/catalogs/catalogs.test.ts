import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multipartWith } from '#testing/every-call.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCatalog } from './catalogs.factory.ts';
import { catalogsQuery } from './catalogs.repository.ts';

/** Still Sunday in London, Monday in Sydney. */
const NOW = new Date('2026-11-15T14:00:00Z');
const TODAY = '2026-11-16';
const LAST_DAY = '2027-02-16';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

let now = NOW;
let world: World;
let owner: Actor;
let providerId: number;
let options: Record<string, number>;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
  const rows = await world.build((tx) =>
    tx
      .selectFrom('catalog_item_options')
      .innerJoin('catalog_items', 'catalog_items.id', 'catalog_item_id')
      .select(['catalog_item_options.id', 'catalog_item_options.name'])
      .where('provider_category_id', 'in', [1, 2])
      .execute(),
  );
  options = Object.fromEntries(rows.map((row) => [row.name, row.id]));
});
beforeEach(async () => {
  now = NOW;
  owner = await world.owner({ providers: 2 });
  providerId = owner.providerIds[0] ?? 0;
});
afterAll(() => world.close());

const of = (name: string) => options[name] ?? 0;
const hire = (change: object = {}) => ({
  catalogItemOptionId: of('Exclusive venue hire'),
  weekPeriod: 'all',
  price: 6900,
  unit: 160,
  ...change,
});
const feast = (change: object = {}) => ({
  name: 'South Coast feast',
  type: 'per_person',
  price: 98,
  minGuests: 60,
  maxGuests: 160,
  expireAt: LAST_DAY,
  ...change,
});
const form = (change: object = {}) => ({
  name: 'Venue prices',
  expireAt: LAST_DAY,
  prices: [hire({ weekPeriod: 'weekday' }), hire({ weekPeriod: 'weekend', price: 9800 })],
  menus: [feast()],
  ...change,
});
const create = (change: object = {}, as = owner, headers: Record<string, string> = {}) =>
  as.call('POST', '/customer-catalogs', { body: { ...form(), providerId, catalogTypeId: 1, ...change }, headers });
const created = async (change: object = {}): Promise<number> => (await create(change)).json().data.id;
const toPath = (id: number) => `/customers/${owner.customerId}/catalogs/${id}`;
const read = async (id: number, as = owner) => (await as.call('GET', toPath(id))).json().data;
const update = (id: number, body: object) => owner.call('PUT', `/customer-catalogs/${id}`, { body });
const findErrors = async (change: object) => (await create(change)).json().errors;

describe('a catalog', () => {
  test('CAT-001 CAT-002 CAT-003 CAT-005 CAT-009 CAT-011 is added and read with its prices and menus', async () => {
    const answer = await create();
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json().data;
    const option = {
      id: of('Exclusive venue hire'),
      name: 'Exclusive venue hire',
      unitLabel: 'guests',
      type: 'package',
    };
    expect(await read(id)).toEqual({
      id,
      name: 'Venue prices',
      catalogType: { id: 1, name: 'Venue hire', hasMenus: false },
      provider: { id: providerId, name: expect.any(String), timeZone: 'Australia/Sydney' },
      prices: [
        { weekPeriod: 'weekday', price: 6900, unit: 160, currency: 'AUD', catalogItemOption: option },
        { weekPeriod: 'weekend', price: 9800, unit: 160, currency: 'AUD', catalogItemOption: option },
      ],
      menus: [
        {
          name: 'South Coast feast',
          type: 'per_person',
          notes: '',
          price: 98,
          currency: 'AUD',
          minGuests: 60,
          maxGuests: 160,
          expireAt: LAST_DAY,
          file: null,
        },
      ],
      expireAt: LAST_DAY,
      updatedAt: NOW.toISOString(),
      version: 1,
    });
  });

  test('CAT-008 CAT-011 both lists contain the catalogs of providers whose prices the caller manages', async () => {
    const [first, second] = owner.providerIds;
    const mine = await created();
    const other = await created({ providerId: second });
    const colleague = await world.colleague(owner, { providerIds: [first ?? 0] });
    const ids = async (path: string, as: Actor) =>
      (await as.call('GET', path)).json().data.map((each: { id: number }) => each.id);
    for (const path of ['/customer-catalogs', `/customers/${owner.customerId}/catalogs`]) {
      expect(await ids(path, owner)).toEqual([mine, other]);
      expect(await ids(path, colleague)).toEqual([mine]);
    }
    expect(await ids(`/customer-catalogs?providerId=${second}`, owner)).toEqual([other]);
    expect((await colleague.call('GET', `/customer-catalogs?providerId=${second}`)).statusCode).toBe(404);
    const paged = (await owner.call('GET', '/customer-catalogs?page=2&limit=1')).json();
    expect([paged.data[0].id, paged.meta]).toEqual([other, { total: 2, page: 2, limit: 1 }]);
  });

  test('users without the prices permission are refused, whatever other permissions they have', async () => {
    const id = await created();
    const [first = 0, second = 0] = owner.providerIds;
    const colleague = await world.colleague(owner, { providerIds: [first], pages: ['info'] });
    expect((await colleague.call('GET', toPath(id))).statusCode).toBe(403);
    const partly = await world.colleague(owner, { providerIds: [second] });
    await world.build((tx) =>
      sql`insert into customer_user_providers (customer_id, customer_user_id, provider_id, pages)
        values (${owner.customerId}, ${partly.id}, ${first}, '{info}')`.execute(tx),
    );
    expect((await partly.call('GET', toPath(id))).statusCode).toBe(403);
    expect((await create({}, partly)).statusCode).toBe(403);
    expect((await partly.call('DELETE', `/customer-catalogs/${id}`)).statusCode).toBe(403);
    expect(await read(id)).toMatchObject({ version: 1 });
  });

  test('CAT-010 prices and expiry are changed without changing name and menus', async () => {
    const id = await created();
    const body = { expireAt: '2026-12-31', prices: [hire({ price: 7200 })], version: 1 };
    const answer = await owner.call('PUT', toPath(id), { body });
    expect(answer.json().data).toMatchObject({
      name: 'Venue prices',
      expireAt: '2026-12-31',
      prices: [{ weekPeriod: 'all', price: 7200 }],
      menus: [{ name: 'South Coast feast' }],
      version: 2,
    });
    expect(answer.json().data.prices).toHaveLength(1);
  });

  test('CAT-011 is changed as a whole and deleted', async () => {
    const id = await created();
    const change = form({
      name: 'Winter prices',
      prices: [hire({ price: 5000 })],
      menus: [feast({ name: 'Long table' }), feast({ name: 'Supper', type: 'package', minGuests: null })],
    });
    const after = (await update(id, { ...change, version: 1 })).json().data;
    expect(after).toMatchObject({ name: 'Winter prices', prices: [{ price: 5000 }], version: 2 });
    expect(after.menus.map((menu: { name: string }) => menu.name)).toEqual(['Long table', 'Supper']);
    expect((await owner.call('DELETE', `/customer-catalogs/${id}`)).statusCode).toBe(204);
    expect((await owner.call('GET', toPath(id))).statusCode).toBe(404);
    expect((await owner.call('DELETE', `/customer-catalogs/${id}`)).statusCode).toBe(404);
  });

  test('a change to an older version is refused with the current one', async () => {
    const id = await created();
    await update(id, { ...form({ name: 'Theirs' }), version: 1 });
    const stale = await update(id, { ...form({ name: 'Mine' }), version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'stale_version', data: { name: 'Theirs', version: 2 } });
    const prices = { expireAt: LAST_DAY, prices: [hire({ price: 1 })], version: 1 };
    expect((await owner.call('PUT', toPath(id), { body: prices })).json().code).toBe('stale_version');
    expect(await read(id)).toMatchObject({ name: 'Theirs', prices: [{ price: 6900 }, { price: 9800 }] });
  });

  test('of two simultaneous changes one is saved', async () => {
    const id = await created();
    const answers = await Promise.all(
      [1, 2, 3].map((price) => update(id, { ...form({ name: `P${price}` }), version: 1 })),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await read(id)).version).toBe(2);
  });

  test('a repeated request creates one catalog; every write is recorded', async () => {
    const key = { 'idempotency-key': 'prices-of-wattle-creek' };
    const twice = [await create({}, owner, key), await create({}, owner, key)];
    const [id, again] = twice.map((answer) => answer.json().data.id);
    expect(again).toBe(id);
    await update(id, { ...form(), version: 1 });
    await owner.call('PUT', toPath(id), { body: { expireAt: LAST_DAY, prices: [hire()], version: 2 } });
    await owner.call('DELETE', `/customer-catalogs/${id}`);
    const rows = await world.build((tx) =>
      tx
        .selectFrom('audit_entries')
        .select(['action', 'subject_id'])
        .where('customer_id', '=', owner.customerId)
        .where('subject_kind', '=', 'catalog')
        .orderBy('id')
        .execute(),
    );
    expect(rows).toEqual(
      ['create', 'update', 'updatePrices', 'delete'].map((verb) => ({ action: `catalogs.${verb}`, subject_id: id })),
    );
  });
});

describe('the rules', () => {
  test('CAT-017 CAT-021 CAT-022 CAT-028 errors of a price, its unit and its periods are reported at their fields', async () => {
    const prices = [
      hire({ weekPeriod: 'weekday', price: null }),
      hire({ weekPeriod: 'weekend', price: 10.5, unit: 123_456 }),
    ];
    expect(await findErrors({ prices })).toEqual({
      'prices.0.price': 'This field is required!',
      'prices.1.price': 'Please enter a whole number.',
      'prices.1.unit': 'Please use at most 5 digits.',
    });
    expect(Object.keys(await findErrors({ prices: [hire({ weekPeriod: 'weekend' })] }))).toEqual([
      'prices.0.weekPeriod',
    ]);
  });

  test('CAT-018 CAT-019 CAT-020 the expiry is checked against the provider’s local date', async () => {
    const findError = async (expireAt: unknown) => (await findErrors({ expireAt }))?.expireAt;
    expect(await findError(undefined)).toBe('This field is required!');
    expect(await findError('2026-11-14')).toBe('Please choose a day that isn’t in the past.');
    expect(await findError('2027-02-17')).toBe('Please choose a day at most 3 months ahead.');
    expect((await create({ name: 'Yesterday', expireAt: '2026-11-15' })).statusCode).toBe(201);
    expect((await create({ name: 'At most', expireAt: LAST_DAY })).statusCode).toBe(201);
    const id = await created({ name: 'Third' });
    const late = { expireAt: '2027-02-17', prices: [hire()], version: 1 };
    expect(Object.keys((await owner.call('PUT', toPath(id), { body: late })).json().errors)).toEqual(['expireAt']);
  });

  test('CAT-006 CAT-020 a menu has its own expiry, and its minimum of guests may not exceed its maximum', async () => {
    const menus = [feast({ expireAt: '2027-02-17' }), feast({ name: 'Second', expireAt: TODAY })];
    expect(await findErrors({ menus })).toEqual({ 'menus.0.expireAt': 'Please choose a day at most 3 months ahead.' });
    expect(Object.keys(await findErrors({ menus: [feast({ minGuests: 200 })] }))).toEqual(['menus.0.maxGuests']);
  });

  test('CAT-023 CAT-024 every catalog needs a price; venues and types with menus need a menu too', async () => {
    expect(await findErrors({ prices: [], menus: [] })).toEqual({ prices: 'Please add at least one price.' });
    expect(await findErrors({ menus: [] })).toEqual({ menus: 'Please add at least one menu.' });
    const setCategory = (slug: string) =>
      world.build((tx) =>
        sql`update providers set category_id = (select id from provider_categories where slug = ${slug})
          where id = ${providerId}`.execute(tx),
      );
    const findFirst = async (slug: string) => {
      await setCategory(slug);
      const { id: categoryId } = (await world.anyone('GET', '/provider-categories'))
        .json()
        .data.find((each: { slug: string }) => each.slug === slug);
      const [type] = (await owner.call('GET', `/catalog-types?providerCategoryId=${categoryId}`)).json().data;
      const search = `catalogTypeId=${type.id}&providerCategoryId=${categoryId}`;
      const [item] = (await owner.call('GET', `/catalog-items?${search}`)).json().data;
      return { catalogTypeId: type.id, prices: [hire({ catalogItemOptionId: item.options[0].id })], menus: [] };
    };
    expect((await create({ name: 'Photos', ...(await findFirst('photographers')) })).statusCode).toBe(201);
    expect(await findErrors({ name: 'Food', ...(await findFirst('caterers')) })).toEqual({
      menus: 'Please add at least one menu.',
    });
  });

  test('names are unique, and type and options must belong to the provider’s category', async () => {
    await created();
    expect(await findErrors({ name: 'VENUE prices' })).toEqual({ name: 'You already have a catalog with this name.' });
    expect((await create({ providerId: owner.providerIds[1] })).statusCode).toBe(201);
    expect(await findErrors({ name: 'Films', catalogTypeId: 7 })).toEqual({
      catalogTypeId: 'Please choose a type from your category.',
    });
    const foreign = [hire(), hire({ catalogItemOptionId: of('Full-day coverage') })];
    expect(await findErrors({ name: 'Odd', prices: foreign })).toEqual({
      'prices.1.catalogItemOptionId': 'This catalog can’t have a price for this. Please choose another.',
    });
  });

  test('a provider can have fifty catalogs', async () => {
    await world.build(async (tx) => {
      for (let count = 0; count < 50; count += 1)
        await buildCatalog(tx, { customer_id: owner.customerId, provider_id: providerId, prices: [] });
    });
    expect(await findErrors({ name: 'One more' })).toEqual({
      name: 'You already have 50 catalogs. Please delete one first.',
    });
  });
});

describe('the PDF of a menu', () => {
  const path = () => `/providers/${providerId}/menu-files`;
  const upload = async (name = 'Feast.pdf', content = PDF) =>
    owner.call('POST', path(), multipartWith('file', name, content));

  test('CAT-005 is uploaded, used by a menu and downloaded', async () => {
    const file = (await upload()).json().data;
    expect(file).toEqual({ id: file.id, name: 'Feast.pdf', sizeKb: 1, url: `${path()}/${file.id}` });
    const id = await created({ menus: [feast({ fileId: file.id, notes: 'Shared plates' })] });
    expect((await read(id)).menus[0]).toMatchObject({ file, notes: 'Shared plates' });
    const fetched = await owner.call('GET', file.url);
    expect(fetched.rawPayload.equals(PDF)).toBe(true);
    expect(fetched.headers['content-disposition']).toContain('Feast.pdf');
  });

  test('must be a PDF by name and content, and belong to the same provider', async () => {
    expect(Object.keys((await upload('Feast.docx')).json().errors)).toEqual(['file']);
    expect(Object.keys((await upload('Feast.pdf', Buffer.from('Hello'))).json().errors)).toEqual(['file']);
    const { id: fileId } = (await upload()).json().data;
    expect(await findErrors({ providerId: owner.providerIds[1], menus: [feast({ fileId })] })).toEqual({
      'menus.0.fileId': 'This file is no longer available. Please choose it again.',
    });
    expect((await owner.call('GET', `/providers/${owner.providerIds[1]}/menu-files/${fileId}`)).statusCode).toBe(404);
  });

  test('is deleted a day later if no menu uses it', async () => {
    const kept = (await upload('Kept.pdf')).json().data;
    const left = (await upload('Left.pdf')).json().data;
    await created({ menus: [feast({ fileId: kept.id })] });
    now = new Date(NOW.getTime() + 25 * 60 * 60 * 1000);
    await upload('Next.pdf');
    expect((await owner.call('GET', kept.url)).statusCode).toBe(200);
    expect((await owner.call('GET', left.url)).statusCode).toBe(404);
  });
});

describe('the lists', () => {
  test('CAT-013 the types of catalog, all or of one category', async () => {
    const all = (await owner.call('GET', '/catalog-types')).json().data;
    expect(all.length).toBeGreaterThan(15);
    expect((await owner.call('GET', '/catalog-types?providerCategoryId=1')).json().data).toEqual([
      { id: 1, name: 'Venue hire', hasMenus: false },
      { id: 2, name: 'Reception packages', hasMenus: true },
      { id: 3, name: 'Elopements and small weddings', hasMenus: false },
    ]);
  });

  test('CAT-013 CAT-014 a provider’s types come in one call, each with what it can price', async () => {
    const types = (await owner.call('GET', `/providers/${providerId}/catalog-types`)).json().data;
    const { categoryId } = (await owner.call('GET', '/providers'))
      .json()
      .data.find(({ id }: { id: number }) => id === providerId);
    const plain = (await owner.call('GET', `/catalog-types?providerCategoryId=${categoryId}`)).json().data;
    expect(types.map(({ items: _, ...type }: { items: object[] }) => type)).toEqual(plain);
    for (const { id, items } of types) {
      const search = `catalogTypeId=${id}&providerCategoryId=${categoryId}`;
      expect(items.length).toBeGreaterThan(0);
      expect(items).toEqual((await owner.call('GET', `/catalog-items?${search}`)).json().data);
    }
    const stranger = await world.owner();
    expect((await stranger.call('GET', `/providers/${providerId}/catalog-types`)).statusCode).toBe(404);
  });

  test('every category of providers has items to price', async () => {
    const { rows } = await world.build((tx) =>
      sql`select name from provider_categories c where not exists (select from catalog_items i
        join catalog_item_options o on o.catalog_item_id = i.id where i.provider_category_id = c.id)`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  test('CAT-003 CAT-004 CAT-014 CAT-015 the items of a type for a category, and the options of one', async () => {
    const items = (await owner.call('GET', '/catalog-items?catalogTypeId=2&providerCategoryId=1')).json().data;
    expect(items.map((item: { name: string }) => item.name)).toEqual([
      'Seated reception',
      'Standing reception',
      'Drinks',
      'Children and suppliers',
    ]);
    const drinks = items[2];
    expect(drinks.options.map((option: { type: string }) => option.type)).toEqual([
      'per_person',
      'per_person',
      'package',
    ]);
    expect(Object.keys(drinks.options[0])).toEqual(['id', 'name', 'unitLabel', 'type']);
    expect((await owner.call('GET', `/catalog-items/${drinks.id}/options`)).json().data).toEqual(drinks.options);
    expect((await owner.call('GET', '/catalog-items/1999999/options')).statusCode).toBe(404);
    expect((await owner.call('GET', '/catalog-items?catalogTypeId=2')).statusCode).toBe(422);
    const none = await owner.call('GET', '/catalog-items?catalogTypeId=2&providerCategoryId=2');
    expect(none.json().data).toEqual([]);
  });

  test('the list of catalogs uses its index', async () => {
    await world.build((tx) =>
      sql`insert into customer_catalogs (customer_id, provider_id, catalog_type_id, name, expire_at)
        select p.customer_id, p.id, 1, 'Catalog ' || n, '2027-01-01' from providers p, generate_series(1, 400) n`.execute(
        tx,
      ),
    );
    const plan = await world.build(async (tx) => {
      await sql`analyze customer_catalogs`.execute(tx);
      const query = catalogsQuery(
        tx,
        { customerId: owner.customerId, providerIds: [providerId] },
        { limit: 25, offset: 0 },
      );
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('customer_catalogs_provider');
    expect(plan).not.toContain('Seq Scan on customer_catalogs');
  });
});
