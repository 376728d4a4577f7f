import { type Insertable, type Selectable, sql } from 'kysely';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { AnnouncementTable, AnnouncementTexts, Segment } from './announcements.tables.ts';
import { peopleOf } from './segments.repository.ts';

export async function insertAnnouncement(tx: Tx, values: Insertable<AnnouncementTable>): Promise<number> {
  return (await tx.insertInto('announcements').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

export type AnnouncementRow = Selectable<AnnouncementTable> & {
  by: string;
  people: number;
  delivered: number;
  read: number;
};

/** The newest first, with how far each has come. */
export async function findAnnouncements(tx: Tx, { limit, offset }: Window): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select a.*, trim(s.name || ' ' || s.surname) as by, r.people, r.delivered, r.read
    from (select * from announcements order by id desc limit ${limit} offset ${offset}) a
    join staff_members s on s.id = a.staff_member_id
    cross join lateral (
      select count(*)::int as people, count(*) filter (where r.result = 'delivered')::int as delivered,
        count(coalesce(r.read_at, prompt.completed_at))::int as read
      from announcement_recipients r left join provider_prompts prompt on prompt.id = r.prompt_id
      where r.announcement_id = a.id) r
    order by a.id desc`.execute(tx);
  return rows;
}

export function countAnnouncements(tx: Tx): Promise<number> {
  return countOf(tx.selectFrom('announcements'));
}

export type RecipientRow = {
  customer_user_id: number;
  name: string;
  customer_id: number;
  customer_name: string;
  result: 'delivered' | 'off' | 'unreachable' | null;
  settled_at: string | null;
  read_at: string | null;
};

export async function findRecipients(tx: Tx, id: number, { limit, offset }: Window): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select r.customer_user_id, trim(u.name || ' ' || u.surname) as name, r.customer_id, c.name as customer_name,
      r.result, r.settled_at, coalesce(r.read_at, prompt.completed_at) as read_at
    from announcement_recipients r
    join customer_users u on u.id = r.customer_user_id
    join customers c on c.id = r.customer_id
    left join provider_prompts prompt on prompt.id = r.prompt_id
    where r.announcement_id = ${id}
    order by c.name, name, r.customer_user_id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export function countRecipients(tx: Tx, id: number): Promise<number> {
  return countOf(tx.selectFrom('announcement_recipients').where('announcement_id', '=', id));
}

export async function announcementExists(tx: Tx, id: number): Promise<boolean> {
  return (await countOf(tx.selectFrom('announcements').where('id', '=', id))) > 0;
}

/** False once it was stopped. */
export async function isUnderWay(tx: Tx, id: number): Promise<boolean> {
  return (await countOf(tx.selectFrom('announcements').where('id', '=', id).where('status', '=', 'sending'))) > 0;
}

/** False if it is over already. */
export async function stop(tx: Tx, id: number, at: string): Promise<boolean> {
  const result = await tx
    .updateTable('announcements')
    .set({ status: 'stopped', ended_at: at })
    .where('id', '=', id)
    .where('status', '!=', 'stopped')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type ShownPrompt = { prompt_id: number; customer_id: number; provider_id: number };

/** The prompts of an announcement; who has read theirs already stays known. */
export async function takePrompts(tx: Tx, id: number): Promise<ShownPrompt[]> {
  const { rows } = await sql<ShownPrompt>`
    update announcement_recipients r set read_at = prompt.completed_at
    from provider_prompts prompt
    where r.announcement_id = ${id} and prompt.id = r.prompt_id
    returning prompt.id as prompt_id, r.customer_id, r.provider_id`.execute(tx);
  return rows;
}

type Due = { id: number; status: 'scheduled' | 'sending'; segment: Segment };

/** What is to be sent now. */
export async function findDue(tx: Tx, now: string): Promise<Due[]> {
  const rows = await tx
    .selectFrom('announcements')
    .select(['id', 'status', 'segment'])
    .where('status', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', now)
    .orderBy('id')
    .execute();
  return rows as Due[];
}

/** Chooses the recipients, once: of two processes the second finds it under way. */
export async function start(tx: Tx, { id, segment }: Due, now: Date): Promise<void> {
  const started = await tx
    .updateTable('announcements')
    .set({ status: 'sending' })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .executeTakeFirst();
  if (started.numUpdatedRows === 0n) return;
  await sql`
    insert into announcement_recipients (announcement_id, customer_user_id, customer_id, provider_id, next_try_at)
    select ${id}, reached.customer_user_id, reached.customer_id, reached.provider_id, ${now.toISOString()}
    from (${peopleOf(segment, now)}) as reached`.execute(tx);
}

/** Ends an announcement that nobody waits for any more. */
export async function finish(tx: Tx, id: number, at: string): Promise<void> {
  await sql`
    update announcements set status = 'sent', ended_at = ${at}
    where id = ${id} and status = 'sending'
      and not exists (select from announcement_recipients where announcement_id = ${id} and result is null)`.execute(
    tx,
  );
}

export type Recipient = {
  announcement_id: number;
  channel: 'prompt' | 'modal' | 'push' | 'mail';
  texts: AnnouncementTexts;
  link_path: string | null;
  send_at: string;
  customer_user_id: number;
  customer_id: number;
  provider_id: number;
  language: string;
  name: string;
  email: string | null;
  time_zone: string;
  fallback: 'mail' | 'sms' | 'none' | null;
  quiet_from: string | null;
  quiet_until: string | null;
};

/** Takes some who wait; nobody else takes them until `until`. A stopped announcement has none. */
export async function claimRecipients(
  tx: Tx,
  id: number,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    with claimed as (
      select r.customer_user_id from announcement_recipients r
      where r.announcement_id = ${id} and r.result is null and r.next_try_at <= ${now}
        and (select status from announcements where id = ${id} for share) = 'sending'
      order by r.next_try_at, r.customer_user_id limit ${limit} for update of r skip locked
    )
    update announcement_recipients r set next_try_at = ${until}
    from claimed
    join customer_users u on u.id = claimed.customer_user_id
    left join alert_settings s on s.customer_user_id = u.id, announcements a, providers p
    where r.announcement_id = ${id} and r.customer_user_id = claimed.customer_user_id and a.id = ${id}
      and p.id = r.provider_id
    returning r.announcement_id, a.channel, a.texts, a.link_path, a.send_at, r.customer_user_id, r.customer_id, r.provider_id,
      u.preferred_language as language, u.name, u.email, p.time_zone, s.fallback, s.quiet_from, s.quiet_until`.execute(
    tx,
  );
  return rows;
}

type Settled = { result: 'delivered' | 'off' | 'unreachable'; at: string; promptId?: number };

/**
 * False if somebody else has settled it, or the announcement was stopped. A mail server may refuse a mail at its very end,
 * when it counts as delivered.
 */
export async function settle(
  tx: Tx,
  { announcement_id, customer_user_id }: Pick<Recipient, 'announcement_id' | 'customer_user_id'>,
  { result, at, promptId }: Settled,
): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`
    update announcement_recipients set result = ${result}, settled_at = ${at}, prompt_id = ${promptId ?? null}
    where announcement_id = ${announcement_id} and customer_user_id = ${customer_user_id}
      and (result is null or ${result} = 'unreachable')
      and (select status from announcements where id = ${announcement_id} for share) = 'sending'
    returning 1 as one`.execute(tx);
  return rows.length > 0;
}

export async function postpone(
  tx: Tx,
  { announcement_id, customer_user_id }: Pick<Recipient, 'announcement_id' | 'customer_user_id'>,
  until: string,
): Promise<void> {
  await tx
    .updateTable('announcement_recipients')
    .set({ next_try_at: until })
    .where('announcement_id', '=', announcement_id)
    .where('customer_user_id', '=', customer_user_id)
    .execute();
}
