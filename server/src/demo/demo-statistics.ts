import { BUSINESS_PLACES, FLORA, TRADES } from '#fake-data/businesses.ts';
import { createRandom } from '#fake-data/random.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { buildProvider } from '#domains/listing/providers/providers.factory.ts';
import { countMonths } from '#domains/insight/statistics/counting.repository.ts';
import { buildDays } from '#domains/insight/statistics/statistics.factory.ts';
import type { Tx } from '#platform/db/db.ts';
import { monthsBefore } from '#platform/time/calendar.ts';
import { demoVisitLog } from './demo-visit-log.ts';
import { demoPastRequests } from './demo-past-requests.ts';
import { type Shape, makeVisits } from './demo-visits.ts';
import { category, place } from './demo-locations.ts';

type Vendor = { customerId: number; providers: Record<'barn' | 'photographer' | 'florist', number> };

const YEARS_DAYS = 730;
/** The last days have a row for each visit, as long as the log keeps them. */
const LOG_DAYS = 60;
const RIVALS = 9;

const SHAPES = {
  barn: {
    perDay: 58,
    sources: { search: 44, gallery: 17, offer: 10, item: 5, catalog: 9, direct: 9, advertisement: 6 },
  },
  photographer: {
    perDay: 31,
    sources: { search: 38, gallery: 33, offer: 6, item: 4, catalog: 6, direct: 13, advertisement: 0 },
  },
  florist: {
    perDay: 9,
    sources: { search: 52, gallery: 26, offer: 0, item: 12, catalog: 0, direct: 10, advertisement: 0 },
  },
} as const satisfies Record<string, Shape>;

/** Two years of visits to the demo's pages, earlier deals, and competitors to compare with. */
export async function demoStatistics(tx: Tx, { customerId, providers }: Vendor, now: Date): Promise<void> {
  const seeds = Object.entries(providers) as [keyof typeof SHAPES, number][];
  for (const [seed, [name, id]] of seeds.entries())
    await demoVisits(tx, { customerId, providerId: id, shape: SHAPES[name], seed: 31 + seed, now });
  const mine = { customerId, now, months: { from: 7, to: 24 } };
  await demoPastRequests(tx, { ...mine, providerId: providers.barn, seed: 41, perMonth: 9, won: 0.26 });
  await demoPastRequests(tx, { ...mine, providerId: providers.photographer, seed: 42, perMonth: 6, won: 0.3 });
  await demoRivals(tx, now);
  await countMonths(tx, `${monthsBefore(now, 24).toISOString().slice(0, 'YYYY-MM'.length)}-01`);
}

type Visited = { customerId: number; providerId: number; shape: Shape; seed: number; now: Date };

async function demoVisits(tx: Tx, { customerId, providerId, shape, seed, now }: Visited): Promise<void> {
  const of = { customer_id: customerId, provider_id: providerId };
  const days = makeVisits(createRandom(seed), shape, now, YEARS_DAYS);
  await buildDays(tx, of, days.slice(0, -LOG_DAYS));
  await demoVisitLog(tx, of, days.slice(-LOG_DAYS), now);
}

/** Other venues on the coast, without users. They appear only in averages. */
async function demoRivals(tx: Tx, now: Date): Promise<void> {
  const random = createRandom(51);
  const { id: customerId } = await buildCustomer(tx, { name: 'South Coast venues' });
  const where = { ...(await category(tx, 'venues')), ...(await place(tx, 'south-coast', 'kiama')) };
  for (let number = 0; number < RIVALS; number += 1) {
    const name = [FLORA, BUSINESS_PLACES, TRADES['venue'] ?? []].map((words) => random.pick(words)).join(' ');
    const slug = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${number + 1}`;
    const { id } = await buildProvider(tx, { customer_id: customerId, ...where, name, slug });
    const shape = { ...SHAPES.barn, perDay: 24 + number * 6 };
    const days = makeVisits(random, shape, now, 215);
    await buildDays(tx, { customer_id: customerId, provider_id: id }, days);
    await demoPastRequests(tx, {
      customerId,
      providerId: id,
      now,
      seed: 60 + number,
      months: { from: 0, to: 6 },
      perMonth: 5 + ((number * 3) % 8),
      won: 0.1 + ((number * 7) % 10) / 50,
    });
  }
}
