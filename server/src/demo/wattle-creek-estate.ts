import { buildLogin, buildSocialAccount } from '#domains/people/access/access.factory.ts';
import { buildCustomerUser, buildLink } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { buildProvider } from '#domains/listing/providers/providers.factory.ts';
import { createRandom } from '#fake-data/random.ts';
import type { Tx } from '#platform/db/db.ts';
import { addDays } from '#platform/time/calendar.ts';
import { demoLeads } from './demo-leads.ts';
import { DEMO_GOOGLE_ACCOUNTS } from './demo-google-accounts.ts';
import { category, place } from './demo-locations.ts';

const STAFF_ROLE = 3;
const ASSISTANT_PAGES = ['leads', 'calendar', 'testimonials'];

export type WattleCreek = {
  customerId: number;
  providers: Record<'barn' | 'photographer' | 'florist', number>;
  barn: number;
  owner: number;
};

/** The prime customer: a venue with everything, a photographer, a florist that is on hold. */
export async function wattleCreekEstate(tx: Tx, now: Date): Promise<WattleCreek> {
  const customer = await buildCustomer(tx, { name: 'Wattle Creek Estate' });
  const at = await place(tx, 'south-coast', 'berry');
  const common = { customer_id: customer.id, ...at, product_date_end: addDays(now, 240).toISOString().slice(0, 10) };
  const barn = await buildProvider(tx, {
    ...common,
    ...(await category(tx, 'venues')),
    name: 'Wattle Creek Barn',
    slug: 'wattle-creek-barn',
    advisor_access: true,
    quick_number: '+61255500140',
    redirect_number: '+61255500141',
  });
  const photographer = await buildProvider(tx, {
    ...common,
    ...(await category(tx, 'photographers')),
    name: 'Hartley & Nolan Photography',
    slug: 'hartley-nolan-photography',
    quick_number: '+61255500142',
    redirect_number: '+61255500143',
    rival_stats_access: 0,
    placed_first: false,
    listing_product_name: 'Plus',
  });
  const florist = await buildProvider(tx, {
    ...common,
    ...(await category(tx, 'florists')),
    ...(await place(tx, 'south-coast', 'kiama')),
    name: 'Wren & Wattle Flowers',
    slug: 'wren-wattle-flowers',
    on_hold: true,
  });
  const owner = await buildCustomerUser(tx, {
    customer_id: customer.id,
    login_id: (await buildLogin(tx, { username: 'demo' })).id,
    title_id: 1,
    city_id: at.city_id,
    toured_at: now.toISOString(),
  });
  await buildSocialAccount(tx, { login_id: owner.loginId, ...DEMO_GOOGLE_ACCOUNTS.demo });
  for (const provider of [barn, photographer, florist]) {
    await buildLink(tx, { customer_id: customer.id, customer_user_id: owner.id, provider_id: provider.id });
  }
  const assistant = await buildCustomerUser(tx, {
    customer_id: customer.id,
    login_id: (await buildLogin(tx, { username: 'assistant' })).id,
    name: 'Tess',
    surname: 'Nolan',
    title_id: 4,
    role_id: STAFF_ROLE,
    can_manage: false,
    email: 'tess@wattlecreek.example',
    phone: '+61491570157',
    toured_at: now.toISOString(),
  });
  await buildLink(tx, {
    customer_id: customer.id,
    customer_user_id: assistant.id,
    provider_id: photographer.id,
    pages: ASSISTANT_PAGES,
  });
  const providers = { barn: barn.id, photographer: photographer.id, florist: florist.id };
  return { customerId: customer.id, providers, barn: barn.id, owner: owner.id };
}

const COUPLES = {
  barn: { seed: 7, count: 62, withSpecials: true },
  photographer: { seed: 8, count: 38, withSpecials: false },
  florist: { seed: 9, count: 6, withSpecials: false },
} as const;

/** The couples who have written to one of its providers. */
export async function wattleCreekLeads(
  tx: Tx,
  { customerId, providers, owner }: WattleCreek,
  provider: keyof typeof COUPLES,
  now: Date,
): Promise<void> {
  const { seed, count, withSpecials } = COUPLES[provider];
  await demoLeads(tx, {
    random: createRandom(seed),
    now,
    customerId,
    providerId: providers[provider],
    count,
    withSpecials,
    authorId: owner,
  });
}
