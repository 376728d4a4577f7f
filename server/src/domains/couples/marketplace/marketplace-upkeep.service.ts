import type { Db } from '#platform/db/db.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deleteReceivedEventsBefore } from './marketplace.repository.ts';

/** The marketplace repeats events within hours; a month is far beyond that. */
const KEPT_DAYS = 30;

export type MarketplaceUpkeepService = ReturnType<typeof createMarketplaceUpkeepService>;

export function createMarketplaceUpkeepService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    deleteOldEvents(): Promise<void> {
      return db.system((tx) => deleteReceivedEventsBefore(tx, addDays(clock.now(), -KEPT_DAYS).toISOString()));
    },
  };
}
