import { LEAD_STATUSES } from '@bellbird/contract/couples/leads';
import { CONFIG_ITEM_TYPES } from '@bellbird/contract/foundation/configs';
import { MENU_TYPES } from '@bellbird/contract/listing/catalogs';
import { ITEM_STATUSES } from '@bellbird/contract/listing/items';
import { FORM_GROUPS } from '@bellbird/contract/listing/provider-data';
import { PAYMENT_STATUSES, PAYMENT_TYPES } from '@bellbird/contract/money/payments';
import { DISCOUNT_TYPES } from '@bellbird/contract/reputation/discounts';
import { REVIEW_CHANNELS } from '@bellbird/contract/reputation/reviews';
import { ROLE } from '@bellbird/contract/people/customer-users';
import { CURRENCY } from '@bellbird/contract/shared/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const valuesOf = async (itemType: string): Promise<string[]> =>
  (await world.anyone('GET', `/configs?itemTypes=${itemType}`))
    .json()
    .data.map((entry: { value: string }) => entry.value);

test('SHELL-130 SHELL-131 GET configs returns the entries of the asked lists, each with itemId, value and status', async () => {
  const answer = await world.anyone('GET', '/configs?itemTypes=currency,customer_user_role');
  expect(answer.json().data).toEqual([
    { itemType: 'currency', itemId: 1, code: 'aud', value: 'AUD', status: 'active' },
    { itemType: 'customer_user_role', itemId: 1, code: 'owner', value: 'Owner', status: 'active' },
    { itemType: 'customer_user_role', itemId: 2, code: 'manager', value: 'Manager', status: 'active' },
    { itemType: 'customer_user_role', itemId: 3, code: 'staff', value: 'Staff', status: 'active' },
  ]);
});

test('SHELL-134 the keys are the snake_case names of the lists, and another key is refused at its field', async () => {
  expect(CONFIG_ITEM_TYPES.every((key) => /^[a-z]+(_[a-z]+)*$/.test(key))).toBe(true);
  const answer = await world.anyone('GET', '/configs?itemTypes=leadStatus');
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['itemTypes.0']]);
  expect((await world.anyone('GET', '/configs')).json().errors).toEqual({ itemTypes: 'This field is required!' });
});

describe('every list of the specification is there', () => {
  test.each([
    ['SHELL-135', 'testimonial_added_by', ['Couple', 'Vendor', 'Marketplace team', 'Transferred']],
    [
      'SHELL-136',
      'testimonial_rejected_reason',
      ['Not a customer', 'Offensive content', 'Contact information', 'Duplicate', 'Other'],
    ],
    ['SHELL-137', 'menu_pricing_type', ['Per person', 'Per table', 'Package']],
    ['SHELL-138', 'currency', ['AUD']],
    ['SHELL-139', 'customer_user_role', ['Owner', 'Manager', 'Staff']],
    ['SHELL-140', 'available_languages', ['English', 'Turkish', 'Arabic']],
    [
      'SHELL-141 LEAD-003',
      'organization_type',
      ['Wedding', 'Engagement', 'Hens night', 'Bucks night', 'Rehearsal dinner', 'Other'],
    ],
    [
      'SHELL-142',
      'lead_status',
      [
        'New',
        'Pending',
        'In contact',
        'Offer made',
        'Made a deal',
        'Deal approved',
        'Rejected',
        'To be called again',
        'Not a wedding couple',
        'Spam reported',
      ],
    ],
    [
      'SHELL-143 LEAD-051',
      'lead_process_state',
      ['Waiting for reply', 'Appointment made', 'Visited', 'Offer being prepared'],
    ],
    [
      'SHELL-144 LEAD-050',
      'info_request_reject_reason',
      [
        'Budget too low',
        'Date not available',
        'Capacity not suitable',
        'Booked another vendor',
        'Could not be reached',
        'Other',
      ],
    ],
    ['SHELL-145', 'provider_item_statuses', ['Active', 'Hidden', 'Rejected', 'Waiting for approval', 'Price missing']],
    ['SHELL-146', 'review_channel', ['Google', 'Facebook', 'Instagram', 'Other website']],
    ['SHELL-147', 'discount_type', ['Discount', 'Instalments']],
    ['SHELL-148', 'provider_form_group', ['General', 'About you', 'Contact', 'Location', 'Details', 'Prices']],
    ['SHELL-149', 'campaign_id', ['Refer a company', 'Upgrade request']],
    ['SHELL-150 USER-043', 'customer_user_title', ['Owner', 'Manager', 'Sales', 'Coordinator', 'Other']],
    ['SHELL-151', 'payment_status', ['Pending', 'Paid', 'Failed', 'Refunded', 'Cancelled']],
    ['SHELL-152 PAY-005', 'payment_type', ['Credit card', 'Bank transfer', 'Direct debit']],
    [
      'SHELL-153 LEAD-068',
      'lead_report_reasons',
      ['Fake request', 'Advertising', 'Abusive language', 'Duplicate', 'Other'],
    ],
    ['SHELL-154', 'customer_company_type', ['Sole trader', 'Partnership', 'Company', 'Trust']],
    ['SHELL-155', 'company_extension', ['Pty Ltd', 'Ltd', 'Inc.', 'None']],
  ])('%s %s', async (_requirement, itemType, values) => {
    expect(await valuesOf(itemType)).toEqual(values);
  });

  test('SHELL-156 allowed_provider_category_ids names categories that exist', async () => {
    const allowed = await valuesOf('allowed_provider_category_ids');
    const categories = (await world.anyone('GET', '/provider-categories'))
      .json()
      .data.map((each: { id: number }) => String(each.id));
    expect(allowed.length).toBe(10);
    expect(categories).toEqual(expect.arrayContaining(allowed));
  });

  test('no list is empty', async () => {
    for (const itemType of CONFIG_ITEM_TYPES) expect((await valuesOf(itemType)).length, itemType).toBeGreaterThan(0);
  });
});

describe('in the reader’s language', () => {
  const read = async (itemType: string, language: string) =>
    (await world.anyone('GET', `/configs?itemTypes=${itemType}`, { headers: { 'accept-language': language } })).json()
      .data;

  test('SHELL-142 names are translated, codes are not; English where there is no name', async () => {
    expect((await read('lead_status', 'tr_TR'))[0]).toMatchObject({ code: 'new', value: 'Yeni' });
    expect((await read('lead_status', 'ar_AE'))[0]).toMatchObject({ code: 'new', value: 'جديد' });
    expect((await read('lead_status', 'de_DE'))[0]).toMatchObject({ code: 'new', value: 'New' });
  });

  test('every entry has a name in every language we ship', async () => {
    const rows = await world.build((tx) => tx.selectFrom('config_entries').selectAll().execute());
    const named = rows.filter((row) => row.item_type !== 'allowed_provider_category_ids');
    expect(named.filter(({ names }) => !names['tr'] || !names['ar']).map((row) => [row.item_type, row.code])).toEqual(
      [],
    );
  });

  /** The codes are what the contract’s calls take and return. */
  test.each([
    ['lead_status', LEAD_STATUSES],
    ['provider_item_statuses', ITEM_STATUSES],
    ['review_channel', REVIEW_CHANNELS],
    ['discount_type', DISCOUNT_TYPES],
    ['payment_status', PAYMENT_STATUSES],
    ['payment_type', PAYMENT_TYPES],
    ['menu_pricing_type', MENU_TYPES],
    ['provider_form_group', [...FORM_GROUPS, 'prices']],
    ['currency', [CURRENCY.toLowerCase()]],
    ['customer_user_role', Object.keys(ROLE)],
    ['testimonial_added_by', ['couple', 'vendor', 'transferred']],
  ])('the active codes of %s are the ones of the contract', async (itemType, codes) => {
    const active = (await read(itemType, 'en')).filter((entry: { status: string }) => entry.status === 'active');
    expect(active.map((entry: { code: string }) => entry.code)).toEqual([...codes]);
  });
});

test('SHELL-098 SHELL-140 only configured languages can be chosen', async () => {
  const languagesOf = async (of: World) =>
    (await of.anyone('GET', '/configs?itemTypes=available_languages'))
      .json()
      .data.filter((entry: { status: string }) => entry.status === 'active')
      .map((entry: { code: string }) => entry.code);
  expect(await languagesOf(world)).toEqual(['en']);
  const wider = await startWorld({ environment: { LOCALES: 'en_AU,tr_TR' } });
  expect(await languagesOf(wider)).toEqual(['en', 'tr']);
  await wider.close();
});
