import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ExternalCommentTable, ReviewChannelTable } from './reviews.tables.ts';

type Place = { customer_id: number; provider_id: number };

export async function buildReviewChannel(
  tx: Tx,
  given: Place & Partial<Insertable<ReviewChannelTable>>,
): Promise<{ id: number }> {
  return tx
    .insertInto('review_channels')
    .values({ channel: 'google', url: 'https://maps.google.com/?cid=42', ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A review from another site. */
export async function buildExternalComment(
  tx: Tx,
  given: Place & { channel_id: number } & Partial<Insertable<ExternalCommentTable>>,
): Promise<{ id: number }> {
  return tx
    .insertInto('external_comments')
    .values({
      author: 'Priya R.',
      rating: 5,
      body: 'Couldn’t have been kinder, from the first email on.',
      written_on: '2026-08-02',
      fingerprint: `${given.channel_id} ${given.body ?? 'Priya'}`,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
