import { coupleName, emailOf, mobile } from '#fake-data/people.ts';
import { createRandom } from '#fake-data/random.ts';
import { makeRequest, messageBody } from '#fake-data/requests.ts';
import { buildWithheldLead } from '#domains/couples/leads/leads.factory.ts';
import { buildCampaign } from '#domains/money/packages/campaigns.factory.ts';
import { buildHeldProduct } from '#domains/money/packages/packages.factory.ts';
import type { Tx } from '#platform/db/db.ts';
import { addDays, dayIn } from '#platform/time/calendar.ts';

type Provider = { customerId: number; providerId: number };

const PLACES = ['Carlton', 'Yarra Valley', 'Daylesford', 'Still looking', 'Mornington Peninsula'] as const;
const LATEST_DAYS = 12;

/** Requests received on the limited package, whose details the vendor cannot see. */
export async function demoWithheldLeads(
  tx: Tx,
  { customerId, providerId }: Provider,
  { now, count }: { now: Date; count: number },
): Promise<void> {
  const random = createRandom(1117);
  for (let number = 0; number < count; number += 1) {
    const made = makeRequest(random, now, LATEST_DAYS);
    const name = coupleName(random);
    await buildWithheldLead(tx, {
      customer_id: customerId,
      provider_id: providerId,
      couple: { name, email: emailOf(random, name), phone: mobile(random) },
      message: messageBody(random, 'in'),
      created_at: made.createdAt.toISOString(),
      organization_date: made.organizationDate,
      guests: made.guests,
      budget: made.budget,
      place: random.pick(PLACES),
      is_prepaid: made.isPrepaid,
      first_lead_type: made.isPlus ? 'plusLead' : 'lead',
    });
  }
}

/** The requests that were revealed this month. */
export async function demoReveals(tx: Tx, { customerId, providerId }: Provider, now: Date): Promise<void> {
  const leads = await tx
    .updateTable('leads')
    .set((build) => ({ read_at: build.fn.coalesce('read_at', build.val(now.toISOString())) }))
    .where('provider_id', '=', providerId)
    .returning('id')
    .execute();
  const month = `${dayIn(now, 'Australia/Sydney').slice(0, 7)}-01`;
  const common = { customer_id: customerId, provider_id: providerId, month, at: now.toISOString() };
  await tx
    .insertInto('lead_reveals')
    .values(leads.map(({ id }) => ({ ...common, lead_id: id })))
    .execute();
}

/** A coupon that works today, and a campaign that starts soon. */
export async function demoCampaigns(tx: Tx, now: Date): Promise<void> {
  const day = (days: number) => addDays(now, days).toISOString().slice(0, 10);
  const coupon = { name: 'Welcome to Bellbird', code: 'WELCOME20', is_once: true, max_uses: 200 };
  await buildCampaign(tx, { ...coupon, valid_from: day(-14), valid_until: day(90) });
  const soon = { name: 'Early bird', percent: null, off_cents: 15_000, valid_from: day(30), valid_until: day(58) };
  await buildCampaign(tx, soon);
}

/** What the providers of the main demo customer have bought: packages that run, and a film. */
export async function demoPackages(
  tx: Tx,
  { customerId, providers }: { customerId: number; providers: Record<'barn' | 'photographer' | 'florist', number> },
  now: Date,
): Promise<void> {
  const since = addDays(now, -125).toISOString().slice(0, 10);
  const until = addDays(now, 240).toISOString().slice(0, 10);
  const held = { customer_id: customerId, starts_on: since, ends_on: until };
  await buildHeldProduct(tx, { ...held, provider_id: providers.barn, product: 'Spotlight', amount_cents: 264_000 });
  await buildHeldProduct(tx, { ...held, provider_id: providers.photographer, product: 'Plus', amount_cents: 89_100 });
  await buildHeldProduct(tx, { ...held, provider_id: providers.florist, product: 'Spotlight', amount_cents: 158_400 });
  await buildHeldProduct(tx, {
    customer_id: customerId,
    provider_id: providers.barn,
    product: 'Film at your place',
    amount_cents: 148_500,
    starts_on: since,
    ends_on: null,
  });
}
