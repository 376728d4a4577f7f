import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ChannelEvent, Wanted } from './notifications.tables.ts';

/** The users who look after the couples of these providers. */
export function findTeam(
  tx: Tx,
  customerId: number,
  providerIds: readonly number[],
): Promise<{ provider_id: number; id: number; uuid: string }[]> {
  return tx
    .selectFrom('customer_user_providers as link')
    .innerJoin('customer_users as user', (join) =>
      join.onRef('user.id', '=', 'link.customer_user_id').onRef('user.customer_id', '=', 'link.customer_id'),
    )
    .select(['link.provider_id', 'user.id', 'user.uuid'])
    .where('link.customer_id', '=', customerId)
    .where(anyOf('link.provider_id', providerIds))
    .where(sql<boolean>`'leads' = any(link.pages)`)
    .where('user.active', '=', true)
    .execute();
}

export type OutgoingEvent = { channel: string; kind: string; data: object };

/**
 * Stores events and publishes them. Writers of one channel wait for each other until they commit, so that ids become
 * visible in order: a stream that resumes after an id has seen everything before it.
 */
export async function publishAll(tx: Tx, customerId: number, events: readonly OutgoingEvent[]): Promise<void> {
  const channels = [...new Set(events.map((event) => event.channel))].sort();
  const [, written] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(channel, 0)) from unnest(${channels}::text[]) as channel`.execute(
      tx,
    ),
    sql<{ id: number; channel: string }>`
      insert into realtime_events (customer_id, channel, kind, data)
      select ${customerId}, event->>'channel', event->>'kind', event->'data'
      from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as each(event, position) order by position
      returning id, channel`.execute(tx),
  ]);
  publishAfterCommit(tx, ...written.rows);
}

/** The events of each channel after an id, in order. As a query, so that a test can look at its plan. */
export function eventsAfterQuery(wanted: readonly Wanted[], limit: number) {
  const channels = wanted.map(({ channel }) => channel);
  const ids = wanted.map(({ after }) => after);
  return sql<ChannelEvent>`
    select event.channel, event.id, event.kind, event.data
    from unnest(${channels}::text[], ${ids}::bigint[]) as wanted (channel, after)
    cross join lateral (
      select * from realtime_events where channel = wanted.channel and id > wanted.after order by id limit ${limit}
    ) event
    order by event.id`;
}

export async function findEventsAfter(tx: Tx, wanted: readonly Wanted[], limit: number): Promise<ChannelEvent[]> {
  return (await eventsAfterQuery(wanted, limit).execute(tx)).rows;
}

export async function findLastEventId(tx: Tx, channel: string): Promise<number> {
  const row = await tx
    .selectFrom('realtime_events')
    .select('id')
    .where('channel', '=', channel)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** The secret part of a channel’s name belongs to exactly one user. */
export async function ownsUuid(tx: Tx, customerId: number, customerUserId: number, uuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', customerUserId)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findUuid(tx: Tx, customerId: number, customerUserId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('customer_users')
    .select('uuid')
    .where('customer_id', '=', customerId)
    .where('id', '=', customerUserId)
    .where('active', '=', true)
    .executeTakeFirst();
  return row?.uuid;
}

/** Whether the session behind a stream is still valid; if the team acts for the user, only while it does. */
export async function isSessionOpen(
  tx: Tx,
  { tokenId, customerUserId, isActing }: { tokenId: number; customerUserId: number; isActing: boolean },
  now: string,
): Promise<boolean> {
  const { rows } = await sql`select t.id from access_tokens t
    where t.id = ${tokenId} and t.revoked_at is null and t.expires_at > ${now}
      and exists (select from customer_users u where u.id = ${customerUserId} and u.active)
      and (not ${isActing}::boolean or exists (
        select from acting_sessions a where a.access_token_id = t.id and a.customer_user_id = ${customerUserId}
          and a.ended_at is null and a.expires_at > ${now}))`.execute(tx);
  return rows.length > 0;
}

/** A stream that broke resumes within a day, or starts again. */
export async function deleteOldEvents(tx: Tx): Promise<void> {
  await sql`delete from realtime_events where created_at < now() - interval '1 day'`.execute(tx);
}
