import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { CLOSED_STATUSES, type QuoteKey } from './quotes.repository.ts';
import type { QuoteReminderTable } from './quotes.tables.ts';

export type ReminderKind = QuoteReminderTable['kind'];

export type DueReminder = {
  customer_id: number;
  quote_id: number;
  kind: ReminderKind;
  /** The version that expires, or the number of the instalment. */
  subject: number;
  day: string;
  cents: number;
};

/** Quotes whose last day is over. Those of a deleted couple wait for nothing, and must not hold up the others. */
export async function findExpired(tx: Tx, now: string, limit: number): Promise<QuoteKey[]> {
  const { rows } = await sql<QuoteKey>`
    select q.customer_id as "customerId", q.id as "quoteId" from quotes q
    join leads l on l.customer_id = q.customer_id and l.id = q.lead_id and l.deleted_at is null
    where q.state = 'sent' and q.expires_at <= ${now} order by q.expires_at limit ${limit}`.execute(tx);
  return rows;
}

/** Reminders go out while people are awake where the provider is. */
const isDaytime = (now: string) =>
  sql`extract(hour from ${now}::timestamptz at time zone p.time_zone) between 9 and 18`;
const today = (now: string) => sql`(${now}::timestamptz at time zone p.time_zone)::date`;
const isTold = (kind: unknown, subject: unknown) => sql`exists (
  select from quote_reminders told where told.customer_id = q.customer_id and told.quote_id = q.id
    and told.kind = ${kind} and told.subject = ${subject})`;

/**
 * Reminders that are due and were not sent. A quote that was sent since yesterday needs none, nor one that nobody could
 * accept because the vendor has closed the request or left, nor a deposit on the day of the yes; a deal that was called
 * off is not paid for. An instalment is never told as overdue and due at once.
 */
export async function findDueReminders(
  tx: Tx,
  now: string,
  { limit, quoteId }: { limit: number; quoteId?: number },
): Promise<DueReminder[]> {
  const only = quoteId === undefined ? sql`true` : sql`q.id = ${quoteId}`;
  const kind = sql`case when i.due_on < ${today(now)} then 'overdue' when i.due_on = ${today(now)} then 'due_today'
    else 'due_soon' end`;
  const { rows } = await sql<DueReminder>`
    select q.customer_id, q.id as quote_id, 'expiring' as kind, q.version as subject, q.valid_until as day,
      q.total_cents as cents
    from quotes q join providers p on p.customer_id = q.customer_id and p.id = q.provider_id and p.left_at is null
    join leads l on l.customer_id = q.customer_id and l.id = q.lead_id and l.deleted_at is null
      and l.status <> all(${CLOSED_STATUSES})
    where q.state = 'sent' and q.link_seed is not null and q.expires_at > ${now}
      and q.expires_at <= ${now}::timestamptz + interval '3 days'
      and q.sent_at <= ${now}::timestamptz - interval '1 day' and ${isDaytime(now)} and ${only}
      and not ${isTold(sql`'expiring'`, sql`q.version`)}
    union all
    select q.customer_id, q.id, ${kind}, i.number, i.due_on, i.cents
    from quote_instalments i
    join quotes q on q.customer_id = i.customer_id and q.id = i.quote_id and q.link_seed is not null
    join providers p on p.customer_id = q.customer_id and p.id = q.provider_id
    join leads l on l.customer_id = q.customer_id and l.id = q.lead_id and l.deleted_at is null
    join couple_providers deal on deal.customer_id = q.customer_id and deal.id = q.deal_id
      and deal.status <> 'refused'
    where i.state = 'open' and i.due_on <= ${today(now)} + 7 and ${isDaytime(now)} and ${only}
      and (q.accepted_at at time zone p.time_zone)::date < ${today(now)} and not ${isTold(kind, sql`i.number`)}
    limit ${limit}`.execute(tx);
  return rows;
}

/** Whether this call may send it: a reminder is written once. */
export async function insertReminder(tx: Tx, reminder: QuoteReminderTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('quote_reminders')
    .values({
      customer_id: reminder.customer_id,
      quote_id: reminder.quote_id,
      kind: reminder.kind,
      subject: reminder.subject,
      sent_at: reminder.sent_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Quotes whose to-do says that a payment is overdue while none is any more: paid, waived, or the deal was called off. It
 * was written in the same moment as the reminder to the couple.
 */
export async function findSettledOverdue(tx: Tx, only?: QuoteKey): Promise<QuoteKey[]> {
  const isAsked = only ? sql`q.customer_id = ${only.customerId} and q.id = ${only.quoteId}` : sql`true`;
  const { rows } = await sql<QuoteKey>`
    select q.customer_id as "customerId", q.id as "quoteId" from provider_prompts todo
    join quotes q on q.customer_id = todo.customer_id and q.id = todo.subject_id
    join quote_reminders told on told.customer_id = q.customer_id and told.quote_id = q.id
      and told.kind = 'overdue' and told.sent_at = todo.created_at
    where todo.type = 'quote' and todo.completed_at is null and ${isAsked} and not exists (
      select from quote_reminders other
      join quote_instalments i on i.customer_id = other.customer_id and i.quote_id = other.quote_id
        and i.number = other.subject and i.state = 'open'
      join couple_providers deal on deal.customer_id = q.customer_id and deal.id = q.deal_id
        and deal.status <> 'refused'
      where other.customer_id = q.customer_id and other.quote_id = q.id and other.kind = 'overdue')
    limit 500`.execute(tx);
  return rows;
}
