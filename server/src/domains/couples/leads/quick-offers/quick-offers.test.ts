import { QUICK_OFFER_DAYS } from '@bellbird/contract/shared/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#platform/time/calendar.ts';
import { buildCatalog } from '#domains/listing/catalogs/catalogs.factory.ts';
import { buildItem } from '#domains/listing/items/items.factory.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../leads.factory.ts';
import { insertItems } from '../new-leads.repository.ts';
import { suggestQuickOffer } from './quick-offers.operations.ts';
import { createQuickOffersService } from './quick-offers.service.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let world: World;
let now = NOW;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
});
afterAll(() => world.close());

const refresh = () => createQuickOffersService({ db: world.db, clock: { now: () => now } }).refresh();
const list = async (vendor: Actor, state = 'open') =>
  (await vendor.call('GET', `/provider-prompts?type=quick_offer&state=${state}`)).json().data;
const titles = async (vendor: Actor, state?: string) =>
  (await list(vendor, state)).map((each: { title: string }) => each.title);

/** A vendor with a product of A$8,900, and a couple who wrote a moment ago. */
async function ask(given: object = {}, item: object | null = {}): Promise<{ vendor: Actor; leadId: number }> {
  now = NOW;
  const vendor = await world.owner();
  const of = { customer_id: vendor.customerId, provider_id: vendor.providerIds[0] ?? 0 };
  const leadId = await world.build(async (tx) => {
    if (item) await buildItem(tx, { ...of, ...item });
    const at = NOW.toISOString();
    const lead = {
      couple_name: 'Ruby & Finn',
      budget: 12_000,
      created_at: at,
      waiting_since: at,
      status: 'new',
      has_email: true,
    };
    return (await buildLead(tx, { ...of, ...lead, ...given })).id;
  });
  return { vendor, leadId };
}

describe('PROMPT-020 PROMPT-021 a quick offer is suggested', () => {
  test('when a product with a price is within the couple’s budget, once, with a link to write it', async () => {
    const { vendor, leadId } = await ask();
    await world.build((tx) => suggestQuickOffer(tx, leadId, NOW));
    await refresh();
    expect(await list(vendor)).toMatchObject([
      {
        title: 'Send Ruby & Finn a quick offer',
        body: '<p><b>Weekend in the barn</b>, A$8,900, fits what they asked for.</p>',
        linkData: { path: `/leads/${leadId}?activeTab=messages`, text: 'Write an offer' },
      },
    ]);
    const { meta } = (await vendor.call('GET', '/provider-prompts?type=quick_offer&page=1&limit=25')).json();
    expect(meta.total).toBe(1);
  });

  test.each([
    ['the product costs more than they have', { budget: 5000 }, {}],
    ['they named no budget and no product', { budget: null }, {}],
    ['the product has no price', {}, { min_price: null, max_price: null, status: 'pending_pricing' }],
    ['the product is hidden', {}, { status: 'passive' }],
    ['there is no product', {}, null],
    ['the couple has been answered', { waiting_since: null, status: 'negotiating' }, {}],
    ['the couple has cancelled', { cancelled_at: NOW.toISOString() }, {}],
    ['a limited package withholds the request', { withheld: true }, {}],
    ['the couple can only be called', { contact_preference: 'phone' }, {}],
    ['the couple left no address', { has_email: false, couple_phone: null }, {}],
    ['the request is old', { created_at: addDays(NOW, -QUICK_OFFER_DAYS - 1).toISOString() }, {}],
  ])('not when %s', async (_why, lead, item) => {
    const { vendor } = await ask(lead, item);
    await refresh();
    expect(await list(vendor)).toEqual([]);
  });

  test('for the product they asked about, whatever their budget, and not for another', async () => {
    const asked = await ask({ budget: null, item_count: 1 });
    const other = await ask({ budget: null, item_count: 1 });
    const itemOf = ({ vendor, leadId }: typeof asked) => ({ customer_id: vendor.customerId, lead_id: leadId });
    await world.build((tx) =>
      insertItems(tx, itemOf(asked), [{ name: 'weekend in the barn', price: null, quantity: 1 }]),
    );
    await world.build((tx) => insertItems(tx, itemOf(other), [{ name: 'Long table', price: 250, quantity: 1 }]));
    await refresh();
    expect([await titles(asked.vendor), await titles(other.vendor)]).toEqual([['Send Ruby & Finn a quick offer'], []]);
  });

  test('with the product that comes closest to the budget, and never with a mere extra', async () => {
    const { vendor, leadId } = await ask({}, { name: 'Garden lunch', min_price: 5200 });
    const of = { customer_id: vendor.customerId, provider_id: vendor.providerIds[0] ?? 0 };
    await world.build((tx) => buildItem(tx, of));
    await world.build((tx) => suggestQuickOffer(tx, leadId, NOW));
    expect((await list(vendor)).map(({ body }: { body: string }) => body)).toEqual([
      '<p><b>Weekend in the barn</b>, A$8,900, fits what they asked for.</p>',
    ]);
    const extra = await ask({}, { name: 'Extra hour', min_price: 420 });
    await refresh();
    expect(await list(extra.vendor)).toEqual([]);
  });

  test('a price per person counts for all guests, and only while the catalog is current', async () => {
    const perPerson = [{ option: 'Full reception package', price: 150 }];
    const vendorWith = async (guests: number, expire: string) => {
      const { vendor } = await ask({ guests, budget: 12_000 }, null);
      const of = { customer_id: vendor.customerId, provider_id: vendor.providerIds[0] ?? 0 };
      await world.build((tx) =>
        buildCatalog(tx, { ...of, type: 'Reception packages', expire_at: expire, prices: perPerson }),
      );
      await refresh();
      return (await list(vendor)).length;
    };
    expect(await vendorWith(80, '2026-12-31')).toBe(1);
    expect(await vendorWith(81, '2026-12-31')).toBe(0);
    expect(await vendorWith(80, '2026-11-15')).toBe(0);
  });
});

describe('a quick offer leaves the list by itself', () => {
  test('at once when the couple is answered, and is then done', async () => {
    const { vendor, leadId } = await ask();
    await refresh();
    expect(await titles(vendor)).toHaveLength(1);
    await world.build((tx) =>
      tx.updateTable('leads').set({ waiting_since: null, status: 'negotiating' }).where('id', '=', leadId).execute(),
    );
    expect(await titles(vendor)).toEqual([]);
    await refresh();
    expect(await titles(vendor, 'done')).toEqual(['Send Ruby & Finn a quick offer']);
  });

  test('when the request has become old', async () => {
    const { vendor } = await ask();
    await refresh();
    now = addDays(NOW, QUICK_OFFER_DAYS + 1);
    await refresh();
    expect([await titles(vendor), await titles(vendor, 'done')]).toEqual([[], ['Send Ruby & Finn a quick offer']]);
  });

  test('one that the vendor ticked off does not come back', async () => {
    const { vendor } = await ask();
    await refresh();
    const [{ id }] = await list(vendor);
    await vendor.call('POST', `/provider-prompts/${id}/actions`, { body: { type: 'completed' } });
    await refresh();
    expect(await titles(vendor)).toEqual([]);
  });
});
