import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { ExternalCommentTable, ReviewChannelTable } from './reviews.tables.ts';

export type Of = { customerId: number; providerId: number };
export type TransferState = 'not_transferred' | 'pending' | 'transferred' | 'rejected';
export type ReviewFilter = {
  channelId?: number | undefined;
  transferState?: TransferState | undefined;
  rating?: number | undefined;
};

export type ChannelRow = Pick<Selectable<ReviewChannelTable>, 'id' | 'channel' | 'url'> & {
  /** Passive while the provider is on hold or has left: nobody sees what is brought then. */
  status: 'active' | 'passive';
  comments: number;
  pageTotal: number | null;
};
export type ReviewRow = Pick<
  Selectable<ExternalCommentTable>,
  'id' | 'channel_id' | 'author' | 'rating' | 'body' | 'written_on'
> & { channel: ChannelRow['channel']; transfer_state: TransferState };

export async function findChannels(tx: Tx, { customerId, providerId }: Of): Promise<ChannelRow[]> {
  const { rows } = await sql<ChannelRow>`
    select c.id, c.channel, c.url, c.page_total as "pageTotal",
      case when p.on_hold or p.left_at is not null then 'passive' else 'active' end as status,
      (select count(*)::int from external_comments e where e.customer_id = c.customer_id and e.channel_id = c.id) as comments
    from review_channels c join providers p on p.customer_id = c.customer_id and p.id = c.provider_id
    where c.customer_id = ${customerId} and c.provider_id = ${providerId}
    order by c.id`.execute(tx);
  return rows;
}

/** Undefined when this page has been added before. */
export async function insertChannel(tx: Tx, channel: Insertable<ReviewChannelTable>): Promise<number | undefined> {
  const row = await tx
    .insertInto('review_channels')
    .values(channel)
    .onConflict((conflict) => conflict.columns(['provider_id', 'url']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updatePageTotal(tx: Tx, { customerId }: Of, id: number, total: number): Promise<void> {
  await tx
    .updateTable('review_channels')
    .set({ page_total: total })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function hasChannel(tx: Tx, { customerId, providerId }: Of, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('review_channels')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

const state = sql<TransferState>`case when testimonials.status is null then 'not_transferred'
  when testimonials.status = 'active' then 'transferred' else testimonials.status end`;

function reviews(tx: Tx, { customerId, providerId }: Of, { channelId, transferState, rating }: ReviewFilter = {}) {
  let query = tx
    .selectFrom('external_comments')
    .innerJoin('review_channels', 'review_channels.id', 'external_comments.channel_id')
    .leftJoin('testimonials', 'testimonials.id', 'external_comments.testimonial_id')
    .where('external_comments.customer_id', '=', customerId)
    .where('external_comments.provider_id', '=', providerId);
  if (channelId) query = query.where('external_comments.channel_id', '=', channelId);
  if (transferState) query = query.where(state, '=', transferState);
  if (rating) query = query.where('external_comments.rating', '=', rating);
  return query;
}

export function findReviews(tx: Tx, of: Of, filter: ReviewFilter, { limit, offset }: Window): Promise<ReviewRow[]> {
  return reviews(tx, of, filter)
    .select(['external_comments.id', 'external_comments.channel_id', 'external_comments.author'])
    .select(['external_comments.rating', 'external_comments.body', 'external_comments.written_on'])
    .select(['review_channels.channel', state.as('transfer_state')])
    .orderBy('external_comments.written_on', 'desc')
    .orderBy('external_comments.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countReviews(tx: Tx, of: Of, filter: ReviewFilter): Promise<number> {
  return countOf(reviews(tx, of, filter));
}

export type Figure = { state: TransferState; rating: number; channel_id: number; count: number };

export function findFigures(tx: Tx, of: Of): Promise<Figure[]> {
  return reviews(tx, of)
    .select([state.as('state'), 'external_comments.rating', 'external_comments.channel_id'])
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy([state, 'external_comments.rating', 'external_comments.channel_id'])
    .execute();
}

/** Adds the reviews that are new and returns how many those were. */
export async function insertReviews(tx: Tx, rows: readonly Insertable<ExternalCommentTable>[]): Promise<number> {
  const added = await tx
    .insertInto('external_comments')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['provider_id', 'fingerprint']).doNothing())
    .returning('id')
    .execute();
  return added.length;
}

export type UntransferredRow = Selectable<ExternalCommentTable> & Pick<ChannelRow, 'channel' | 'url'>;

/** Those that are not transferred yet. The lock keeps two clicks from transferring a review twice. */
export function lockUntransferred(
  tx: Tx,
  { customerId, providerId }: Of,
  ids: readonly number[],
): Promise<UntransferredRow[]> {
  return tx
    .selectFrom('external_comments')
    .innerJoin('review_channels', 'review_channels.id', 'external_comments.channel_id')
    .selectAll('external_comments')
    .select(['review_channels.channel', 'review_channels.url'])
    .where('external_comments.customer_id', '=', customerId)
    .where('external_comments.provider_id', '=', providerId)
    .where(anyOf('external_comments.id', ids))
    .where('external_comments.testimonial_id', 'is', null)
    .orderBy('external_comments.id')
    .forUpdate('external_comments')
    .execute();
}

export async function updateTransferred(
  tx: Tx,
  customerId: number,
  transfers: readonly { id: number; testimonialId: number }[],
): Promise<void> {
  await sql`
    update external_comments e set testimonial_id = t.testimonial_id
    from unnest(${transfers.map(({ id }) => id)}::int[], ${transfers.map(({ testimonialId }) => testimonialId)}::int[]) as t (id, testimonial_id)
    where e.id = t.id and e.customer_id = ${customerId}`.execute(tx);
}
