import { createHash } from 'node:crypto';
import { RIVAL_MONTHS } from '@bellbird/contract/shared/limits';
import type { VisitSource } from '@bellbird/contract/insight/statistics/visit-sources.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { addDays, dayIn, monthsBefore } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { addToDay, countMonths, deleteUnknownBefore, findCountedProvider, insertVisit } from './counting.repository.ts';

export type Look = {
  providerId: number;
  coupleId: number | null;
  /** What the marketplace calls somebody unknown; what it calls nobody twice counts each time. */
  visitor: string;
  source: VisitSource;
  page: string;
  at: Date;
};

/** Somebody looked at a provider's page: the log and the day's numbers, both or neither. */
export async function countVisit(tx: Tx, { providerId, coupleId, visitor, source, page, at }: Look): Promise<void> {
  const provider = (await findCountedProvider(tx, providerId)) ?? fail('not_found');
  const day = dayIn(at, provider.time_zone);
  const of = { customer_id: provider.customer_id, provider_id: provider.id, day };
  const isFirst = await insertVisit(tx, {
    ...of,
    couple_id: coupleId,
    visited_at: at.toISOString(),
    source,
    page,
    visitor: coupleId === null ? forOneDay(day, visitor) : `couple ${coupleId}`,
  });
  await addToDay(tx, of, { views: 1, ...(isFirst && { visitors: 1, [`from_${source}`]: 1 }) });
}

export type Shown = { providerId: number; shown: number; clicked: number; at: Date };

export async function countAdverts(tx: Tx, { providerId, shown, clicked, at }: Shown): Promise<void> {
  const provider = (await findCountedProvider(tx, providerId)) ?? fail('not_found');
  const of = { customer_id: provider.customer_id, provider_id: provider.id, day: dayIn(at, provider.time_zone) };
  await addToDay(tx, of, { adverts_shown: shown, adverts_clicked: clicked });
}

/** Tells one visitor of a day from another, and nobody from one day to the next. */
function forOneDay(day: string, visitor: string): string {
  return createHash('sha256').update(`${day} ${visitor}`).digest('base64url').slice(0, 22);
}

type Deps = { db: Db; clock: Clock };

/** So long the log keeps looks of people we do not know; no page asks for older ones. */
export const UNKNOWN_KEPT_DAYS = 62;
const AT_ONCE = 20_000;

export async function forgetUnknownVisitors({ db, clock }: Deps): Promise<void> {
  const moment = addDays(clock.now(), -UNKNOWN_KEPT_DAYS).toISOString();
  let gone = AT_ONCE;
  while (gone === AT_ONCE) gone = await db.system((tx) => deleteUnknownBefore(tx, moment, AT_ONCE));
}

/** The months rivals are compared by, and the present one. Counting them twice changes nothing. */
export function refreshMonths({ db, clock }: Deps): Promise<void> {
  const first = monthsBefore(clock.now(), RIVAL_MONTHS + 1)
    .toISOString()
    .slice(0, 'YYYY-MM'.length);
  return db.system((tx) => countMonths(tx, `${first}-01`));
}
