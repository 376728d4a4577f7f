import { buildLogin, buildStaffMember } from '#domains/people/access/access.factory.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { demoBookings, demoCalendar } from './demo-calendar.ts';
import { demoCatalogs } from './demo-catalogs.ts';
import { demoDiscounts } from './demo-discounts.ts';
import { type OutsideCalendar, demoFollowedCalendar } from './demo-followed-calendar.ts';
import { demoGalleries } from './demo-galleries.ts';
import { demoItems } from './demo-items.ts';
import { demoMerchant } from './demo-merchant.ts';
import { demoCampaigns, demoPackages } from './demo-packages.ts';
import { demoFailedPayment, demoPayments } from './demo-payments.ts';
import { demoPhotographs } from './demo-photographs.ts';
import { demoPrompts } from './demo-prompts.ts';
import { demoProviderData } from './demo-provider-data.ts';
import { demoQuotes } from './demo-quotes.ts';
import { demoStatistics } from './demo-statistics.ts';
import { type Prepare, loadStep } from './demo-steps.ts';
import { demoTestimonials } from './demo-testimonials.ts';
import { demoTodos } from './demo-todos.ts';
import { demoWriting } from './demo-writing.ts';
import { limitedPackage, nobodyYet, renewal, twoHomes } from './other-customers.ts';
import { type WattleCreek, wattleCreekEstate, wattleCreekLeads } from './wattle-creek-estate.ts';

type Given = { storage: Storage; vendor: WattleCreek; now: Date; outsideCalendar: OutsideCalendar | undefined };
type Nothing = Record<string, never>;
type Step = { title: string; prepare: Prepare<Nothing> };

/** A step that writes rows and prepares nothing. */
function rows(title: string, write: (tx: Tx) => Promise<unknown>): Step {
  return files(title, async () => write);
}

/** A step that prepares files first, and then writes the rows that name them. */
function files(title: string, prepare: () => Promise<(tx: Tx) => Promise<unknown>>): Step {
  return {
    title,
    async prepare() {
      const write = await prepare();
      return async (tx) => {
        await write(tx);
        return {};
      };
    },
  };
}

/** In the order of their ids, which notes and journeys mention. */
const steps = ({ storage, vendor, now, outsideCalendar }: Given): Step[] => [
  rows('couples of the barn', (tx) => wattleCreekLeads(tx, vendor, 'barn', now)),
  rows('couples of the photographer', (tx) => wattleCreekLeads(tx, vendor, 'photographer', now)),
  rows('couples of the florist', (tx) => wattleCreekLeads(tx, vendor, 'florist', now)),
  rows('other vendors', async (tx) => {
    await limitedPackage(tx, now);
    await renewal(tx);
    await twoHomes(tx, now);
    await nobodyYet(tx);
    const { id: login_id } = await buildLogin(tx, { username: 'staff' });
    await buildStaffMember(tx, { login_id, toured_at: now.toISOString() });
  }),
  rows('packages', async (tx) => {
    await demoPackages(tx, vendor, now);
    await demoCampaigns(tx, now);
  }),
  files('prompts and prices', async () => {
    const writeCatalogs = await demoCatalogs(storage, vendor, now);
    return async (tx) => writeCatalogs(tx, await demoPrompts(tx, vendor.customerId, vendor.providers, now));
  }),
  rows('listing details', (tx) => demoProviderData(tx, vendor, now)),
  files('templates', () =>
    demoWriting(
      storage,
      { customerId: vendor.customerId, providerId: vendor.providers.barn, customerUserId: vendor.owner },
      now,
    ),
  ),
  files('offers', () => demoDiscounts(storage, vendor, now)),
  rows('payments', async (tx) => {
    await demoPayments(tx, vendor, now);
    await demoFailedPayment(tx, 'limited', now);
  }),
  rows('comments', async (tx) => {
    await demoTestimonials(tx, vendor, now);
    await demoMerchant(tx, vendor, now);
  }),
  // After the spaces: days are booked by space.
  rows('calendars', async (tx) => {
    for (const providerId of Object.values(vendor.providers))
      await demoCalendar(tx, { customerId: vendor.customerId, providerId, now });
  }),
  files('products', () => demoItems(storage, vendor, now)),
  files('pictures of places', () => demoPhotographs(storage)),
  files('galleries', () => demoGalleries(storage, vendor, now)),
  rows('statistics', (tx) => demoStatistics(tx, vendor, now)),
  rows('bookings', demoBookings),
  rows('to-dos', (tx) => demoTodos(tx, now)),
  rows('quotes', (tx) => demoQuotes(tx, vendor, now)),
  rows('followed calendars', (tx) => demoFollowedCalendar(tx, { ...vendor, outsideCalendar, now })),
];

export type Progress = (line: string) => void;

/**
 * Fills an empty instance with the story of a few vendors; one that holds other customers is left alone. Interrupted, it
 * goes on at the next call with the step that is missing. Returns whether anything was loaded.
 */
export async function loadDemoData(
  { db, storage, outsideCalendar }: { db: Db; storage: Storage; outsideCalendar?: OutsideCalendar },
  now: Date,
  progress: Progress = () => undefined,
): Promise<boolean> {
  const before = await db.system(findProgress);
  if (before.isForeign) return false;
  const first = await loadStep(db, 'vendors', async () => async (tx) => ({
    vendor: await wattleCreekEstate(tx, now),
    now: now.toISOString(),
  }));
  const all = steps({ storage, vendor: first.vendor, now: new Date(first.now), outsideCalendar });
  if (before.loaded === all.length + 1) return false;
  for (const [at, { title, prepare }] of all.entries()) {
    progress(`Loading demo data: ${title} (${at + 1} of ${all.length})`);
    await loadStep(db, title, prepare);
  }
  return true;
}

async function findProgress(tx: Tx): Promise<{ loaded: number; isForeign: boolean }> {
  const { count } = await tx
    .selectFrom('demo_steps')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const customer = await tx.selectFrom('customers').select('id').limit(1).executeTakeFirst();
  return { loaded: count, isForeign: count === 0 && customer !== undefined };
}
