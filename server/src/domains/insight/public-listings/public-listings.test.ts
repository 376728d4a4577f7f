import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildCatalog } from '#domains/listing/catalogs/catalogs.factory.ts';
import { buildGallery, buildMedium } from '#domains/listing/galleries/galleries.factory.ts';
import { buildItem } from '#domains/listing/items/items.factory.ts';
import { buildProvider } from '#domains/listing/providers/providers.factory.ts';
import { buildDiscount } from '#domains/reputation/discounts/discounts.factory.ts';
import { buildTestimonial } from '#domains/reputation/testimonials/testimonials.factory.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let now = NOW;
let world: World;
let owner: Actor;
let providerId: number;
let staff: Call;
let place: { customer_id: number; provider_id: number };

beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
  staff = (await world.staff()).call;
});
beforeEach(async () => {
  now = NOW;
  owner = await world.owner();
  providerId = owner.providerIds[0] ?? 0;
  place = { customer_id: owner.customerId, provider_id: providerId };
});
afterAll(() => world.close());

const ask = (path: string, headers: Record<string, string> = {}) => world.marketplace('GET', path, { headers });
const read = (headers: Record<string, string> = {}) => ask(`/marketplace/listings/${providerId}`, headers);
const preview = async () => (await owner.call('GET', `/providers/${providerId}/listing-preview`)).json().data;

/** A listing with something published and something not, in every part. */
async function fill(): Promise<void> {
  await world.build(async (tx) => {
    const second = await buildGallery(tx, { ...place, name: 'Second', position: 2 });
    const first = await buildGallery(tx, { ...place, name: 'First', position: 1 });
    const off = await buildGallery(tx, { ...place, name: 'Off', position: 3, status: 'passive' });
    await buildMedium(tx, { ...place, gallery_id: second.id, caption: 'third', status: 'active' });
    await buildMedium(tx, { ...place, gallery_id: first.id, caption: 'second', position: 2, status: 'active' });
    await buildMedium(tx, { ...place, gallery_id: first.id, caption: 'first', position: 1, status: 'active' });
    await buildMedium(tx, { ...place, gallery_id: first.id, caption: 'waits', position: 3, status: 'pending' });
    await buildMedium(tx, { ...place, gallery_id: off.id, caption: 'off', status: 'active' });
    await buildItem(tx, { ...place, name: 'Arch', status: 'active' });
    await buildItem(tx, { ...place, name: 'Waiting arch', status: 'waiting' });
    await buildCatalog(tx, { ...place, name: 'Dinner', expire_at: '2026-11-16' });
    await buildCatalog(tx, { ...place, name: 'Old dinner', expire_at: '2026-11-15' });
    const offer = { ...place, valid_from: '2026-11-01', valid_until: '2026-11-30' };
    await buildDiscount(tx, { ...offer, title: 'Winter', status: 'approved' });
    await buildDiscount(tx, { ...offer, title: 'Ended', status: 'approved', ended_at: NOW.toISOString() });
    await buildDiscount(tx, { ...offer, title: 'Waiting', status: 'waiting' });
    await buildTestimonial(tx, { ...place, couple_name: 'Ida & Max', status: 'active', rating: 5 });
    await buildTestimonial(tx, { ...place, couple_name: 'Una & Tom', status: 'active', rating: 4 });
    await buildTestimonial(tx, { ...place, couple_name: 'Eve & Ben', status: 'pending', rating: 1 });
    await sql`insert into provider_form_values (customer_id, provider_id, form_id, value)
      select ${owner.customerId}, ${providerId}, id,
        case field_name when 'phone' then '"+61255501234"'::jsonb else '"Under the fig tree"'::jsonb end
      from provider_forms where field_name in ('tagline', 'phone')`.execute(tx);
  });
}

describe('the listing as couples see it', () => {
  test('has what is published, in the vendor’s order, and nothing that waits, is off, over or private', async () => {
    await fill();
    const { data } = (await read()).json();
    expect(data.provider).toMatchObject({ id: providerId, isPlacedFirst: true });
    expect(
      data.galleries.map(({ name, media }: { name: string; media: { caption: string }[] }) => [
        name,
        media.map(({ caption }) => caption),
      ]),
    ).toEqual([
      ['First', ['first', 'second']],
      ['Second', ['third']],
    ]);
    expect(data.galleries[0].media[0].picture.sources.length).toBeGreaterThan(0);
    expect(data.items.map(({ name }: { name: string }) => name)).toEqual(['Arch']);
    expect(data.catalogs.map(({ name }: { name: string }) => name)).toEqual(['Dinner']);
    expect(data.offers.map(({ title }: { title: string }) => title)).toEqual(['Winter']);
    expect(data.comments).toMatchObject({ count: 2, average: 4.5 });
    expect(data.facts).toEqual([expect.objectContaining({ name: 'tagline', value: 'Under the fig tree' })]);
    expect(JSON.stringify(data)).not.toContain('+61255501234');
    expect(data.forms[0].questions.map(({ name }: { name: string }) => name)).toContain('coupleName');
  });

  test('is the same for the vendor, who also reads whether couples see it at all', async () => {
    await fill();
    expect(await preview()).toEqual({ hidden: null, listing: (await read()).json().data });
    await owner.call('POST', `/providers/${providerId}/actions`, { body: { type: 'hold' } });
    expect((await preview()).hidden).toBe('on_hold');
    expect((await read()).json().code).toBe('provider_on_hold');
    await staff('PUT', `/desk/providers/${providerId}/membership`, { body: { hasLeft: true } });
    expect((await read()).json().code).toBe('provider_left');
  });

  test('PROV-014 the budgets couples choose from are the team’s list: what it renames or stops offering, changes', async () => {
    const budgets = async () => {
      const { data } = (await read()).json();
      const budget = data.forms[0].questions.find(({ name }: { name: string }) => name === 'budget');
      return budget?.options.map(({ value }: { value: string }) => value);
    };
    expect(await budgets()).toEqual(expect.arrayContaining(['Up to $5,000', 'More than $40,000']));
    const entries = (change: object) =>
      world.build((tx) =>
        tx.updateTable('config_entries').set(change).where('item_type', '=', 'info_request_budget').execute(),
      );
    await world.build((tx) =>
      tx
        .updateTable('config_entries')
        .set({ value: 'Up to $6,000' })
        .where('item_type', '=', 'info_request_budget')
        .where('code', '=', 'up_to_5000')
        .execute(),
    );
    expect((await budgets())[0]).toBe('Up to $6,000');
    await entries({ status: 'passive' });
    expect(await budgets()).toBeUndefined();
    await entries({ status: 'active' });
  });

  test('names the users who are shown as contacts, without their addresses, and nobody else', async () => {
    const shown = async () => (await read()).json().data.people;
    const [person] = await shown();
    expect(Object.keys(person)).toEqual(['id', 'name', 'bio', 'imageUrl']);
    await world.build((tx) =>
      tx
        .updateTable('customer_user_providers')
        .set({ show_as_contact: false })
        .where('provider_id', '=', providerId)
        .execute(),
    );
    expect(await shown()).toEqual([]);
  });

  test('shows no offers on a limited package', async () => {
    await fill();
    await world.build((tx) =>
      tx.updateTable('providers').set({ paid_status: 'limited' }).where('id', '=', providerId).execute(),
    );
    expect((await read()).json().data).toMatchObject({ offers: [], provider: { isPlacedFirst: false } });
  });

  test('is answered by 304 while nothing has changed, although the addresses of pictures have', async () => {
    await fill();
    const first = await read();
    const etag = String(first.headers['etag']);
    now = new Date(NOW.getTime() + 30 * 60_000);
    const same = await read({ 'if-none-match': etag });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await world.build((tx) =>
      tx.updateTable('media').set({ caption: 'new' }).where('provider_id', '=', providerId).execute(),
    );
    const changed = await read({ 'if-none-match': etag });
    expect([changed.statusCode, changed.headers['etag'] === etag]).toEqual([200, false]);
  });

  test('is for the marketplace and its own vendor only', async () => {
    const path = `/marketplace/listings/${providerId}`;
    expect((await world.anyone('GET', path)).statusCode).toBe(401);
    expect((await owner.call('GET', path)).statusCode).toBe(403);
    const other = await world.owner();
    expect((await other.call('GET', `/providers/${providerId}/listing-preview`)).statusCode).toBe(404);
    expect((await ask('/marketplace/listings/2000000001')).statusCode).toBe(404);
  });
});

test('of a category in a city, those whose package places them first come first; hidden ones are left out', async () => {
  const { category_id: categoryId, city_id: cityId } = await world.build((tx) =>
    tx
      .selectFrom('providers')
      .select(['category_id', 'city_id'])
      .where('id', '=', providerId)
      .executeTakeFirstOrThrow(),
  );
  const add = (name: string, given: object) =>
    world.build((tx) => buildProvider(tx, { customer_id: owner.customerId, category_id: categoryId, name, ...given }));
  await add('Plain', { placed_first: false });
  await add('Lapsed', { placed_first: true, paid_status: 'limited' });
  await add('Spotlit', { placed_first: true });
  await add('On hold', { placed_first: true, on_hold: true });
  const { data } = (await ask(`/marketplace/listings?categoryId=${categoryId}&cityId=${cityId}&limit=100`)).json();
  const mine = data.map(({ name }: { name: string }) => name).filter((name: string) => !name.startsWith('Wattle'));
  expect(mine).toEqual(['Spotlit', 'Plain', 'Lapsed']);
});
