import { buildLogin, buildStaffMember } from '#domains/access/access.factory.ts';
import { buildCustomerUser, buildLink } from '#domains/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/customers/customers.factory.ts';
import { buildPrompt } from '#domains/prompts/prompts.factory.ts';
import { buildProvider } from '#domains/providers/providers.factory.ts';
import { createRandom } from '#believable/random.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { demoLeads } from './demo-leads.ts';
import { demoPhotographs } from './demo-photographs.ts';

const STAFF_ROLE = 3;
const LIMITED_PAGES = ['leads', 'calendar', 'testimonials'];

/** Fills an empty instance with the story of a few vendors; one that holds customers already is left alone. */
export async function loadDemoData({ db, storage }: { db: Db; storage: Storage }, now: Date): Promise<boolean> {
  return db.system(async (tx) => {
    const existing = await tx.selectFrom('customers').select('id').limit(1).executeTakeFirst();
    if (existing) return false;
    const wattleCreek = await wattleCreekEstate(tx, now);
    await limitedPackage(tx, now);
    await renewal(tx);
    await twoHomes(tx, now);
    await nobodyYet(tx);
    await buildStaffMember(tx, { login_id: (await buildLogin(tx, { username: 'staff' })).id });
    await prompts(tx, wattleCreek.customerId, wattleCreek.barn, now);
    await demoPhotographs(tx, storage);
    return true;
  });
}

async function place(tx: Tx, city: string, district?: string) {
  const row = await tx
    .selectFrom('cities')
    .select(['id', 'time_zone'])
    .where('slug', '=', city)
    .executeTakeFirstOrThrow();
  const within = district
    ? await tx
        .selectFrom('districts')
        .select('id')
        .where('city_id', '=', row.id)
        .where('slug', '=', district)
        .executeTakeFirstOrThrow()
    : undefined;
  return { city_id: row.id, time_zone: row.time_zone, district_id: within?.id ?? null };
}

async function category(tx: Tx, slug: string) {
  const row = await tx
    .selectFrom('provider_categories')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return { category_id: row.id };
}

/** The prime customer: a venue with everything, a photographer, a florist that is on hold. */
async function wattleCreekEstate(tx: Tx, now: Date): Promise<{ customerId: number; barn: number }> {
  const customer = await buildCustomer(tx, { name: 'Wattle Creek Estate', crm_status: 'prime', advisor_service: true });
  const at = await place(tx, 'south-coast', 'berry');
  const common = { customer_id: customer.id, ...at, product_date_end: addDays(now, 240).toISOString().slice(0, 10) };
  const barn = await buildProvider(tx, {
    ...common,
    ...(await category(tx, 'venues')),
    name: 'Wattle Creek Barn',
    slug: 'wattle-creek-barn',
  });
  const photographer = await buildProvider(tx, {
    ...common,
    ...(await category(tx, 'photographers')),
    name: 'Hartley & Nolan Photography',
    slug: 'hartley-nolan-photography',
    rival_stats_access: 0,
    listing_product_name: 'Plus',
  });
  const florist = await buildProvider(tx, {
    ...common,
    ...(await category(tx, 'florists')),
    ...(await place(tx, 'south-coast', 'kiama')),
    name: 'Wren & Wattle Flowers',
    slug: 'wren-wattle-flowers',
    on_hold: true,
    is_missing_data: true,
  });
  const owner = await buildCustomerUser(tx, {
    customer_id: customer.id,
    login_id: (await buildLogin(tx, { username: 'demo' })).id,
    title_id: 1,
    city_id: at.city_id,
  });
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
  });
  await buildLink(tx, {
    customer_id: customer.id,
    customer_user_id: assistant.id,
    provider_id: photographer.id,
    pages: LIMITED_PAGES,
  });
  await demoLeads(tx, {
    random: createRandom(7),
    now,
    customerId: customer.id,
    providerId: barn.id,
    count: 62,
    authorId: owner.id,
  });
  await demoLeads(tx, {
    random: createRandom(8),
    now,
    customerId: customer.id,
    providerId: photographer.id,
    count: 38,
    authorId: owner.id,
  });
  await demoLeads(tx, {
    random: createRandom(9),
    now,
    customerId: customer.id,
    providerId: florist.id,
    count: 6,
    authorId: owner.id,
  });
  return { customerId: customer.id, barn: barn.id };
}

async function limitedPackage(tx: Tx, now: Date): Promise<void> {
  const customer = await buildCustomer(tx, { name: 'Castellano Films', is_paid: false });
  const provider = await buildProvider(tx, {
    customer_id: customer.id,
    ...(await category(tx, 'videographers')),
    ...(await place(tx, 'melbourne', 'inner-north')),
    name: 'Castellano Films',
    slug: 'castellano-films',
    paid_status: 'limited',
    listing_product_name: 'Limited',
    stats_access: false,
    rival_stats_access: 0,
  });
  const user = await buildCustomerUser(tx, {
    customer_id: customer.id,
    login_id: (await buildLogin(tx, { username: 'limited' })).id,
    name: 'Paul',
    surname: 'Castellano',
    email: 'paul@castellano.example',
    phone: '+61491570158',
  });
  await buildLink(tx, { customer_id: customer.id, customer_user_id: user.id, provider_id: provider.id });
  await demoLeads(tx, {
    random: createRandom(11),
    now,
    customerId: customer.id,
    providerId: provider.id,
    count: 14,
    authorId: user.id,
    oldestDays: 25,
  });
}

async function renewal(tx: Tx): Promise<void> {
  const customer = await buildCustomer(tx, { name: 'Tran Celebrations' });
  const provider = await buildProvider(tx, {
    customer_id: customer.id,
    ...(await category(tx, 'celebrants')),
    ...(await place(tx, 'brisbane', 'city')),
    name: 'Mei Tran, celebrant',
    slug: 'mei-tran-celebrant',
  });
  const login = await buildLogin(tx, { username: 'renew', password_change_required: true });
  const user = await buildCustomerUser(tx, {
    customer_id: customer.id,
    login_id: login.id,
    name: 'Mei',
    surname: 'Tran',
    email: 'mei@tran.example',
    phone: '+61491570159',
  });
  await buildLink(tx, { customer_id: customer.id, customer_user_id: user.id, provider_id: provider.id });
}

async function twoHomes(tx: Tx, now: Date): Promise<void> {
  const login = await buildLogin(tx, { username: 'two-homes' });
  const homes = [
    { name: 'Doyle & Daughters Catering', category: 'caterers', slug: 'doyle-daughters-catering', city: 'perth' },
    { name: 'Fremantle String Quartet', category: 'ceremony-music', slug: 'fremantle-string-quartet', city: 'perth' },
  ];
  for (const [index, home] of homes.entries()) {
    const customer = await buildCustomer(tx, { name: home.name });
    const provider = await buildProvider(tx, {
      customer_id: customer.id,
      ...(await category(tx, home.category)),
      ...(await place(tx, home.city, 'fremantle')),
      name: home.name,
      slug: home.slug,
    });
    const user = await buildCustomerUser(tx, {
      customer_id: customer.id,
      login_id: login.id,
      name: 'Bridget',
      surname: 'Doyle',
      email: 'bridget@doyle.example',
      phone: '+61491570110',
    });
    await buildLink(tx, { customer_id: customer.id, customer_user_id: user.id, provider_id: provider.id });
    await demoLeads(tx, {
      random: createRandom(20 + index),
      now,
      customerId: customer.id,
      providerId: provider.id,
      count: 9,
      authorId: user.id,
    });
  }
}

async function nobodyYet(tx: Tx): Promise<void> {
  const customer = await buildCustomer(tx, { name: 'Marsh Marquees', is_paid: false });
  await buildCustomerUser(tx, {
    customer_id: customer.id,
    login_id: (await buildLogin(tx, { username: 'empty' })).id,
    name: 'Joel',
    surname: 'Marsh',
    email: 'joel@marsh.example',
    phone: '+61491570313',
  });
}

async function prompts(tx: Tx, customerId: number, providerId: number, now: Date): Promise<void> {
  const about = { customer_id: customerId, provider_id: providerId };
  const daysAgo = (days: number) => addDays(now, -days).toISOString();
  await buildPrompt(tx, {
    ...about,
    title: 'Your prices expire in 8 days',
    body_html: '<p>Renew them so couples keep seeing <b>A$8,900</b> and your menus.</p>',
    link_path: `/providers/${providerId}/info/budget`,
    link_text: 'Update prices',
    created_at: daysAgo(0.2),
  });
  await buildPrompt(tx, {
    ...about,
    title: 'Two comments wait for a reply',
    body_html: '<p>Nina &amp; Cole gave you 5 stars and 140 words.</p>',
    link_path: '/provider-testimonials',
    link_text: 'Read and reply',
    created_at: daysAgo(1.1),
  });
  await buildPrompt(tx, {
    ...about,
    title: '3 photos are live',
    body_html: '<p>Our team approved them. The rest are still in the queue.</p>',
    link_path: '/galleries',
    link_text: 'Open gallery',
    created_at: daysAgo(2),
    completed_at: daysAgo(1.8),
  });
}
