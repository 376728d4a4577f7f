import { buildLogin, buildStaffMember } from '#domains/people/access/access.factory.ts';
import type { Db } from '#platform/db/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { demoDiscounts } from './demo-discounts.ts';
import { demoBookings, demoCalendar } from './demo-calendar.ts';
import { demoItems } from './demo-items.ts';
import { demoGalleries } from './demo-galleries.ts';
import { demoCatalogs } from './demo-catalogs.ts';
import { demoMerchant } from './demo-merchant.ts';
import { demoPackages } from './demo-packages.ts';
import { demoFailedPayment, demoPayments } from './demo-payments.ts';
import { demoPhotographs } from './demo-photographs.ts';
import { demoPrompts } from './demo-prompts.ts';
import { demoProviderData } from './demo-provider-data.ts';
import { demoStatistics } from './demo-statistics.ts';
import { demoTestimonials } from './demo-testimonials.ts';
import { demoWriting } from './demo-writing.ts';
import { limitedPackage, nobodyYet, renewal, twoHomes } from './other-customers.ts';
import { wattleCreekEstate } from './wattle-creek-estate.ts';

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
    await demoPackages(tx, wattleCreek, now);
    const promptId = await demoPrompts(tx, wattleCreek.customerId, wattleCreek.providers, now);
    await demoCatalogs(tx, storage, { ...wattleCreek, promptId }, now);
    const { customerId, barn, owner } = wattleCreek;
    await demoProviderData(tx, wattleCreek, now);
    await demoWriting(tx, storage, { customerId, providerId: barn, customerUserId: owner }, now);
    await demoDiscounts(tx, storage, wattleCreek, now);
    await demoPayments(tx, wattleCreek, now);
    await demoFailedPayment(tx, 'limited', now);
    await demoTestimonials(tx, wattleCreek, now);
    await demoMerchant(tx, wattleCreek, now);
    // After the spaces: days are booked by space.
    for (const provider of Object.values(wattleCreek.providers))
      await demoCalendar(tx, { customerId, providerId: provider, now });
    await demoItems(tx, storage, { customerId, providers: wattleCreek.providers, owner, now });
    await demoPhotographs(tx, storage);
    await demoGalleries(tx, storage, wattleCreek, now);
    await demoStatistics(tx, wattleCreek, now);
    await demoBookings(tx);
    return true;
  });
}
