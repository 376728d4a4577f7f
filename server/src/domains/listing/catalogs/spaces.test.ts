import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCalendarEvent } from '#domains/listing/calendar/calendar.factory.ts';
import { buildCatalog, buildSpace } from './catalogs.factory.ts';
import { findMissingPrices, findProviderSpaces } from './catalogs.public.ts';

let world: World;
let owner: Actor;
let providerId: number;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  owner = await world.owner({ providers: 2 });
  providerId = owner.providerIds[0] ?? 0;
});
afterAll(() => world.close());

const barn = { name: 'The Barn', type: 'indoor', mealCapacity: 160, cocktailCapacity: 240 };
const create = (change: object = {}, as = owner) =>
  as.call('POST', '/customer-spaces', { body: { providerId, ...barn, ...change } });
const list = async (search = '', as = owner) => (await as.call('GET', `/customer-spaces${search}`)).json();

test('CAT-007 CAT-012 spaces are added, listed in order, changed and deleted', async () => {
  const { id } = (await create()).json().data;
  await create({ name: 'The Orchard', type: 'outdoor', mealCapacity: null, cocktailCapacity: 200 });
  await create({ name: 'Elsewhere', providerId: owner.providerIds[1] });
  const { data, meta } = await list(`?providerId=${providerId}`);
  expect(meta.total).toBe(2);
  expect(data[0]).toEqual({ id, providerId, ...barn, version: 1 });
  expect(data[1]).toMatchObject({ name: 'The Orchard', type: 'outdoor', mealCapacity: null, cocktailCapacity: 200 });
  expect((await list()).meta.total).toBe(3);
  const change = { ...barn, name: 'Old Barn', type: 'both', cocktailCapacity: null };
  const path = `/customer-spaces/${id}`;
  const after = await owner.call('PUT', path, { body: { ...change, version: 1 } });
  expect(after.json().data).toEqual({ id, providerId, ...change, version: 2 });
  expect((await owner.call('PUT', path, { body: { ...barn, version: 1 } })).json()).toMatchObject({
    code: 'stale_version',
    data: { name: 'Old Barn' },
  });
  expect((await owner.call('DELETE', path)).statusCode).toBe(204);
  expect((await list(`?providerId=${providerId}`)).data).toHaveLength(1);
});

test('CAT-025 CAT-026 CAT-027 errors of a space are reported at their fields', async () => {
  const faults = async (change: object) => (await create(change)).json().errors;
  expect(await faults({ mealCapacity: 9, cocktailCapacity: 10_000 })).toEqual({
    mealCapacity: 'Please enter a number of 2 to 4 digits.',
    cocktailCapacity: 'Please enter a number of 2 to 4 digits.',
  });
  expect(await faults({ mealCapacity: null, cocktailCapacity: null })).toEqual({
    mealCapacity: 'Please fill in the guests for a meal, for cocktails, or both.',
  });
  expect(await faults({ name: '2027' })).toEqual({ name: 'Please use letters, or letters with numbers.' });
  expect((await create({ name: 'Terrace 2' })).statusCode).toBe(201);
  expect(await faults({ name: 'terrace 2' })).toEqual({ name: 'You already have a space with this name.' });
});

test('users without the prices permission cannot change spaces', async () => {
  const { id } = (await create()).json().data;
  const colleague = await world.colleague(owner, { providerIds: [providerId], pages: ['info'] });
  expect((await create({ name: 'Theirs' }, colleague)).statusCode).toBe(403);
  expect((await colleague.call('DELETE', `/customer-spaces/${id}`)).statusCode).toBe(403);
});

test('a space with bookings cannot be deleted; its days marked as free are deleted with it', async () => {
  const { id } = (await create()).json().data;
  const event = { customer_id: owner.customerId, provider_id: providerId, space_id: id };
  const path = `/customer-spaces/${id}`;
  const booked = await world.build(async (tx) => {
    await buildCalendarEvent(tx, { ...event, status: 'available' });
    return buildCalendarEvent(tx, { ...event, day: '2027-04-11' });
  });
  expect((await owner.call('DELETE', path)).json()).toMatchObject({ code: 'in_use' });
  await world.build((tx) => tx.deleteFrom('calendar_events').where('id', '=', booked.id).execute());
  expect((await owner.call('DELETE', path)).statusCode).toBe(204);
  expect((await list(`?providerId=${providerId}`)).data).toEqual([]);
});

test('other domains can read the spaces of a provider and its missing prices', async () => {
  const at = new Date('2026-11-15T14:00:00Z');
  const owned = { customer_id: owner.customerId, provider_id: providerId };
  const missing = () => world.build((tx) => findMissingPrices(tx, owner.customerId, providerId, at));
  expect(await missing()).toEqual({ customerSpaces: [], catalogs: { update: [], insert: true } });
  const [space, ids] = await world.build(async (tx) => {
    await buildSpace(tx, owned);
    const bare = await buildSpace(tx, { ...owned, name: 'Attic', meal_capacity: null, cocktail_capacity: null });
    const expiries = ['2026-11-14', '2026-11-23', '2026-11-24'];
    const built = [];
    for (const expire_at of expiries) built.push((await buildCatalog(tx, { ...owned, expire_at })).id);
    return [bare.id, built] as const;
  });
  expect(await missing()).toEqual({
    customerSpaces: [{ id: space, name: 'Attic' }],
    catalogs: { update: ids.slice(0, 2), insert: false },
  });
  const spaces = await world.build((tx) => findProviderSpaces(tx, owner.customerId, providerId));
  expect(spaces.map((each) => each.name)).toEqual(['The Barn', 'Attic']);
});
