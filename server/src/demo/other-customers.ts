import { buildLogin, buildSocialAccount } from '#domains/people/access/access.factory.ts';
import { buildCustomerUser, buildLink } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { buildProvider } from '#domains/listing/providers/providers.factory.ts';
import { createRandom } from '#fake-data/random.ts';
import type { Tx } from '#platform/db/db.ts';
import { demoLeads } from './demo-leads.ts';
import { demoReveals, demoWithheldLeads } from './demo-packages.ts';
import { DEMO_GOOGLE_ACCOUNTS } from './demo-google-accounts.ts';
import { category, place } from './demo-locations.ts';

/** More requests this month than a limited package shows. */
export async function limitedPackage(tx: Tx, now: Date): Promise<void> {
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
    placed_first: false,
  });
  const user = await buildCustomerUser(tx, {
    customer_id: customer.id,
    login_id: (await buildLogin(tx, { username: 'limited' })).id,
    name: 'Paul',
    surname: 'Castellano',
    email: 'paul@castellano.example',
    phone: '+61491570158',
    toured_at: now.toISOString(),
  });
  await buildLink(tx, { customer_id: customer.id, customer_user_id: user.id, provider_id: provider.id });
  await demoLeads(tx, {
    random: createRandom(11),
    now,
    customerId: customer.id,
    providerId: provider.id,
    count: REVEALED,
    authorId: user.id,
    oldestDays: 9,
  });
  const of = { customerId: customer.id, providerId: provider.id };
  await demoReveals(tx, of, now);
  await demoWithheldLeads(tx, of, { now, count: ASKED - REVEALED });
}

/** Of so many requests this month, so many were looked at: one more can be. */
const ASKED = 14;
const REVEALED = 2;

/** Somebody who must choose a new password first. */
export async function renewal(tx: Tx): Promise<void> {
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

/** One person, two customers. */
export async function twoHomes(tx: Tx, now: Date): Promise<void> {
  const login = await buildLogin(tx, { username: 'two-homes' });
  await buildSocialAccount(tx, { login_id: login.id, ...DEMO_GOOGLE_ACCOUNTS.twoHomes });
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
      toured_at: now.toISOString(),
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

/** A customer without a provider. */
export async function nobodyYet(tx: Tx): Promise<void> {
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
