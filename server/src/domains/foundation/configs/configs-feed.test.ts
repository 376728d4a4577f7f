import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const PANEL = 'panel/src/domains';
const SERVER = 'server/src/domains';

/** Each list of the specification, and the places that it is for. */
const FEEDS = [
  ['SHELL-135', 'testimonial_added_by', [`${PANEL}/reputation/testimonials/Comment.tsx`]],
  ['SHELL-136', 'testimonial_rejected_reason', [`${PANEL}/reputation/testimonials/Comment.tsx`]],
  [
    'SHELL-137',
    'menu_pricing_type',
    [`${PANEL}/listing/catalogs/MenuDialog.tsx`, `${PANEL}/listing/catalogs/PriceLine.tsx`],
  ],
  ['SHELL-138', 'currency', [`${PANEL}/listing/catalogs/use-currency-symbol.ts`]],
  [
    'SHELL-139',
    'customer_user_role',
    [
      `${PANEL}/people/customer-users/dialog/RoleFields.tsx`,
      `${SERVER}/people/customer-users/customer-users.service.ts`,
    ],
  ],
  [
    'SHELL-140',
    'available_languages',
    [
      `${PANEL}/people/customer-users/dialog/LanguageFields.tsx`,
      `${SERVER}/people/customer-users/user-profile.service.ts`,
    ],
  ],
  [
    'SHELL-141',
    'organization_type',
    [`${PANEL}/couples/leads/detail/EditFactsDialog.tsx`, `${SERVER}/couples/marketplace/requests.service.ts`],
  ],
  [
    'SHELL-142',
    'lead_status',
    [`${PANEL}/couples/leads/parts/LeadStatusChip.tsx`, `${SERVER}/couples/leads/list/lead-list.service.ts`],
  ],
  [
    'SHELL-143',
    'lead_process_state',
    [`${PANEL}/couples/leads/detail/StatusMenu.tsx`, `${SERVER}/couples/leads/steps/lead-step.operations.ts`],
  ],
  [
    'SHELL-144',
    'info_request_reject_reason',
    [`${PANEL}/couples/leads/list/ChangeStatusDialog.tsx`, `${SERVER}/couples/leads/steps/lead-step.operations.ts`],
  ],
  ['SHELL-145', 'provider_item_statuses', [`${PANEL}/listing/items/list/ItemRow.tsx`]],
  ['SHELL-146', 'review_channel', [`${PANEL}/reputation/reviews/ChannelDialog.tsx`]],
  ['SHELL-147', 'discount_type', [`${PANEL}/reputation/discounts/offers/OfferFields.tsx`]],
  ['SHELL-148', 'provider_form_group', [`${PANEL}/listing/provider-data/info/InfoForm.tsx`]],
  [
    'SHELL-149',
    'campaign_id',
    [
      `${PANEL}/growth/referrals/use-referable.ts`,
      'panel/src/app/dialogs/use-upgrade-request.ts',
      `${SERVER}/growth/referrals/referrals.service.ts`,
    ],
  ],
  [
    'SHELL-150',
    'customer_user_title',
    [
      `${PANEL}/people/customer-users/dialog/ProfileFields.tsx`,
      `${SERVER}/people/customer-users/customer-users.service.ts`,
    ],
  ],
  [
    'SHELL-151',
    'payment_status',
    [`${PANEL}/money/payments/list/PaymentStatusChip.tsx`, `${SERVER}/money/payments/payments.service.ts`],
  ],
  [
    'SHELL-152',
    'payment_type',
    [`${PANEL}/money/payments/checkout/PaymentMethodChoice.tsx`, `${SERVER}/money/payments/payments.service.ts`],
  ],
] as const;

/** Groups of texts that share words with a list and are about something else. */
const ABOUT_SOMETHING_ELSE: Record<string, string> = {
  'domains/listing/galleries/galleries.en.json status': 'the status of a photo',
  'app/provider/listing.en.json tabs': 'the names of pages',
  'domains/desk/catalogue/catalogue.en.json choice group': 'where the team puts a question, beside lists of its own',
};

let world: World;
let names: Map<string, string[]>;
beforeAll(async () => {
  world = await startWorld();
  const rows = await world.build((tx) => tx.selectFrom('config_entries').select(['item_type', 'value']).execute());
  names = new Map(
    [...Map.groupBy(rows, (row) => row.item_type)].map(([list, entries]) => [list, entries.map(({ value }) => value)]),
  );
});
afterAll(() => world.close());

type Texts = { [key: string]: string | Texts };

/** Every group of texts of the panel, with where it is. */
function groupsOf(texts: Texts, place: string): { place: string; values: string[] }[] {
  const own = Object.values(texts).filter((value) => typeof value === 'string');
  const inner = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : groupsOf(value, `${place} ${key}`),
  );
  return [{ place, values: own }, ...inner];
}

const GROUPS = readdirSync(join(ROOT, 'panel/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.en.json'))
  .flatMap((name) => groupsOf(JSON.parse(readFileSync(join(ROOT, 'panel/src', name), 'utf8')) as Texts, name));

describe.each(FEEDS)('%s the list %s', (_requirement, list, places) => {
  test.each(places)('feeds %s', (place) => {
    expect(readFileSync(join(ROOT, place), 'utf8')).toMatch(new RegExp(`['"]${list}['"]`));
  });

  test('has no second one among the texts of the panel', () => {
    const entries = names.get(list) ?? [];
    expect(entries.length).toBeGreaterThan(0);
    // One name in common is a word; most of a list is that list again.
    const most = Math.max(2, Math.ceil(entries.length * 0.6));
    const again = GROUPS.filter(({ values }) => entries.filter((name) => values.includes(name)).length >= most);
    expect(again.map(({ place }) => place).filter((place) => !(place in ABOUT_SOMETHING_ELSE))).toEqual([]);
  });
});
