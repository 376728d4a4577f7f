import type { Db } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import { settleQuickOffers, suggestQuickOffers } from './quick-offers.operations.ts';

/** Leads per transaction. */
const BATCH = 200;

export type QuickOffersService = ReturnType<typeof createQuickOffersService>;

/** Keeps the quick offers of the to-do lists true: prices, requests and time change. */
export function createQuickOffersService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async refresh(): Promise<void> {
      await db.system((tx) => settleQuickOffers(tx, clock.now()));
      let count = BATCH;
      while (count === BATCH) count = await db.system((tx) => suggestQuickOffers(tx, clock.now(), BATCH));
    },
  };
}
