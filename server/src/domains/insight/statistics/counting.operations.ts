import { createHash } from 'node:crypto';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Adverts, Visit } from '#domains/couples/marketplace/marketplace.public.ts';
import { addToDay, findCountedProvider, insertVisit } from './counting.repository.ts';

/** What the first visit of a day adds to, by how the visitor arrived. */
const BY_SOURCE = {
  search: { from_search: 1 },
  gallery: { from_gallery: 1 },
  offer: { from_offer: 1 },
  item: { from_item: 1 },
  catalog: { from_catalog: 1 },
  direct: { from_direct: 1 },
  advertisement: { from_advertisement: 1 },
} as const satisfies Record<Visit['source'], object>;

/** Records a visit to a provider's page in the log and in the day's numbers. */
export async function recordVisit(tx: Tx, { providerId, coupleId, visitor, source, page, at }: Visit): Promise<void> {
  const provider = (await findCountedProvider(tx, providerId)) ?? fail('not_found');
  const day = dayIn(at, provider.time_zone);
  const of = { customer_id: provider.customer_id, provider_id: provider.id, day };
  const isFirst = await insertVisit(tx, {
    ...of,
    couple_id: coupleId,
    visited_at: at.toISOString(),
    source,
    page,
    visitor: coupleId === null ? hashForDay(day, visitor) : `couple ${coupleId}`,
  });
  await addToDay(tx, of, { views: 1, ...(isFirst && { visitors: 1, ...BY_SOURCE[source] }) });
}

export async function countAdverts(tx: Tx, { providerId, shown, clicked, at }: Adverts): Promise<void> {
  const provider = (await findCountedProvider(tx, providerId)) ?? fail('not_found');
  const of = { customer_id: provider.customer_id, provider_id: provider.id, day: dayIn(at, provider.time_zone) };
  await addToDay(tx, of, { adverts_shown: shown, adverts_clicked: clicked });
}

/** Distinguishes visitors within a day, but can't follow anyone from one day to the next. */
function hashForDay(day: string, visitor: string): string {
  return createHash('sha256').update(`${day} ${visitor}`).digest('base64url').slice(0, 22);
}
