import { type RawBuilder, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { LeadMessageTable } from './messages.tables.ts';

/** A message to deliver, with its provider and couple. Contains addresses, so it is never shown to a customer. */
export type OutgoingMessage = {
  id: number;
  customer_id: number;
  lead_id: number;
  type: 'email' | 'sms';
  state: string;
  subject: string | null;
  body: string;
  body_html: string | null;
  author_id: number | null;
  is_offer: boolean;
  /** When it was due: the time spent scheduled doesn't count as delay. */
  due_at: string;
  handed_over_at: string | null;
  /** It was only for the case of their silence, and they have answered in another way, or the matter is closed. */
  is_answered: boolean;
  header_message_id: string | null;
  signature_image_key: string | null;
  provider_id: number;
  provider_name: string;
  provider_slug: string;
  time_zone: string;
  extension_number: string;
  couple_name: string;
  couple_email: string | null;
  couple_phone: string | null;
  /** Of the quote it carries; null if it carries none, or its link was revoked. */
  link_seed: string | null;
  token_hash: Buffer | null;
  /** In which the couple reads that quote, or else their last one. */
  quote_language: string | null;
};

/** A claim is renewed every few seconds; one this old belongs to a process that is gone. */
const CLAIM_S = 15;

/** One from the future was made before a clock was put right, and counts for nothing either. */
const hasNoClaim = (now: string) =>
  sql<boolean>`(claimed_at is null or claimed_at not between ${now}::timestamptz - make_interval(secs => ${CLAIM_S})
    and ${now}::timestamptz + make_interval(secs => ${CLAIM_S}))`;

/**
 * Messages to deliver now, oldest first: those queued, except while a job tries them again, and scheduled ones whose
 * process or job was lost.
 */
export async function findQueued(tx: Tx, now: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from lead_messages where state in ('queued', 'scheduled') and ${hasNoClaim(now)} and (
      claimed_at is not null
      or (state = 'queued' and (next_try_at is null or next_try_at <= ${now}))
      or (state = 'scheduled' and greatest(send_at + interval '20 minutes', next_try_at) <= ${now}))
    order by id limit ${limit}`.execute(tx);
  return rows.map((row) => row.id);
}

/** Whether a process is delivering it at this moment. */
export async function isClaimed(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('lead_messages')
    .select('id')
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'scheduled'])
    .where('claimed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export type Claim = { id: number; key: string };

/** Keeps the claim, and with `handedOver` notes that nothing can stop the message any more. False when it was lost. */
export async function renewClaim(
  tx: Tx,
  { id, key }: Claim,
  { at, handedOver }: { at: string; handedOver: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lead_messages')
    .set({ claimed_at: at, ...(handedOver && { handed_over_at: at }) })
    .where('id', '=', id)
    .where('claim_key', '=', key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets the next attempt claim it. Does nothing if another process has it already. */
export async function releaseClaim(tx: Tx, { id, key }: Claim): Promise<void> {
  await tx
    .updateTable('lead_messages')
    .set({ claimed_at: null, claim_key: null, handed_over_at: null })
    .where('id', '=', id)
    .where('claim_key', '=', key)
    .execute();
}

/**
 * What ends a silence besides a message: they decided about a quote or an appointment, somebody talked to them, or the
 * vendor has closed the matter since the message was scheduled.
 */
const IS_SILENCE_OVER = sql<boolean>`(m.state = 'scheduled' and m.cancel_if_answered and exists (
  select from lead_events event where event.customer_id = m.customer_id and event.lead_id = m.lead_id
    and event.at > m.created_at and event.undone_at is null and (
      event.kind in ('called', 'quote_accepted', 'quote_declined', 'appointment_proposed', 'deal', 'deal_called_off',
        'reject', 'spam_reported', 'couple_cancelled')
      or (event.kind in ('call_made', 'call_received') and event.details->>'text' = 'talked')
      or (event.kind = 'status_changed' and event.details->>'to' = 'not_wedding'))))`;

/** The partner who wrote last gets the answer; before anybody wrote, the one who asked. */
const COUPLE_EMAIL = sql<string | null>`coalesce((
  select written.sender_address from lead_messages written
  where written.customer_id = m.customer_id and written.lead_id = m.lead_id and written.direction = 'in'
    and lower(written.sender_address) in (lower(couples.email), lower(couples.partner_email))
  order by written.created_at desc, written.id desc limit 1), couples.email, couples.partner_email)`;

/** In which a couple reads their last quote; null if they have none. */
export const lastQuoteLanguage = (customerId: RawBuilder<unknown>, leadId: RawBuilder<unknown>) =>
  sql<
    string | null
  >`(select quotes.language from quotes where quotes.customer_id = ${customerId} and quotes.lead_id = ${leadId}
    order by quotes.id desc limit 1)`;

/** Claims a due message for delivery. Undefined when another worker has it or it is done. */
export async function claimMessage(tx: Tx, { id, key }: Claim, at: string): Promise<OutgoingMessage | undefined> {
  const { rows } = await sql<OutgoingMessage>`
    with claimed as (
      select id, handed_over_at from lead_messages where id = ${id} and state in ('queued', 'scheduled')
        and ${hasNoClaim(at)}
      for update skip locked
    ), touched as (
      update lead_messages set claimed_at = ${at}, claim_key = ${key} from claimed where lead_messages.id = claimed.id
    )
    select m.id, m.customer_id, m.lead_id, m.type, m.state, m.subject, m.body, m.body_html, m.author_id, m.is_offer,
      greatest(m.created_at, m.state_at, m.send_at) as due_at, claimed.handed_over_at, ${IS_SILENCE_OVER} as is_answered, m.header_message_id, m.signature_image_key, leads.provider_id, providers.name as provider_name, providers.slug as provider_slug,
      providers.time_zone, leads.extension_number, leads.couple_name, ${COUPLE_EMAIL} as couple_email,
      couples.phone as couple_phone, quotes.link_seed, quotes.token_hash, coalesce(quotes.language, ${lastQuoteLanguage(sql.ref('m.customer_id'), sql.ref('m.lead_id'))}) as quote_language
    from claimed
    join lead_messages m on m.id = claimed.id
    join leads on leads.id = m.lead_id and leads.customer_id = m.customer_id
    join providers on providers.id = leads.provider_id
    join couples on couples.id = leads.couple_id
    left join quotes on quotes.customer_id = m.customer_id and quotes.id = m.quote_id and quotes.lead_id = m.lead_id`.execute(
    tx,
  );
  return rows[0];
}

export async function updateMessage(tx: Tx, id: number, change: Updateable<LeadMessageTable>): Promise<void> {
  await tx.updateTable('lead_messages').set(change).where('id', '=', id).execute();
}

/** The mail this one answers, so that mail programs thread them: the couple's last, or else our own last. */
export async function findParent(
  tx: Tx,
  { lead_id, customer_id, id }: Pick<OutgoingMessage, 'lead_id' | 'customer_id' | 'id'>,
): Promise<{ header_message_id: string; header_references: string[] } | undefined> {
  const { rows } = await sql<{ header_message_id: string; header_references: string[] }>`
    select header_message_id, header_references from lead_messages
    where customer_id = ${customer_id} and lead_id = ${lead_id} and id <> ${id} and type = 'email'
      and header_message_id is not null and state in ('sent', 'delivered', 'received')
    order by direction = 'in' desc, created_at desc, id desc limit 1`.execute(tx);
  return rows[0];
}

/** Our number for this lead and phone; assigns a free one when there is none yet. */
export async function assignNumber(
  tx: Tx,
  { lead_id, customer_id }: Pick<OutgoingMessage, 'lead_id' | 'customer_id'>,
  phone: string,
  pool: readonly string[],
): Promise<{ number: string; isFirst: boolean } | undefined> {
  const known = await tx
    .selectFrom('sms_routes')
    .select('our_number')
    .where('lead_id', '=', lead_id)
    .where('couple_phone', '=', phone)
    .executeTakeFirst();
  if (known) return { number: known.our_number, isFirst: false };
  // Two leads of one couple must not get the same number at the same moment.
  await sql`select pg_advisory_xact_lock(hashtext('sms numbers'), hashtext(${phone}))`.execute(tx);
  const { rows } = await sql<{ our_number: string }>`
    insert into sms_routes (customer_id, lead_id, couple_phone, our_number)
    select ${customer_id}, ${lead_id}, ${phone}, free.number
    from unnest(${pool}::text[]) with ordinality as free (number, position)
    where not exists (select from sms_routes r where r.couple_phone = ${phone} and r.our_number = free.number)
    order by position limit 1
    on conflict (lead_id) do update set couple_phone = excluded.couple_phone, our_number = excluded.our_number
    returning our_number`.execute(tx);
  return rows[0] && { number: rows[0].our_number, isFirst: true };
}

export async function isSuppressed(tx: Tx, phone: string): Promise<boolean> {
  const row = await tx.selectFrom('sms_suppressions').select('phone').where('phone', '=', phone).executeTakeFirst();
  return row !== undefined;
}

export type ReportedMessage = {
  id: number;
  customer_id: number;
  lead_id: number;
  provider_id: number;
  state: string;
  claimed_at: string | null;
  author_id: number | null;
  was_awaited: boolean;
  /** When it was sent, or was to be sent. */
  sent_at: string;
  couple_name: string;
};

const SENT_AT = sql<string>`coalesce(lead_messages.send_at, lead_messages.created_at)`;

/** Whose message it is, to lock their lead first. */
export async function findLeadOfMessage(
  tx: Tx,
  id: number,
): Promise<{ customer_id: number; lead_id: number } | undefined> {
  return tx
    .selectFrom('lead_messages')
    .select(['customer_id', 'lead_id'])
    .where('id', '=', id)
    .where('direction', '=', 'out')
    .executeTakeFirst();
}

/**
 * What somebody wrote after a message that failed and that has not failed itself. If the failed one was awaited, so are
 * these from now on. Returns whether there are any.
 */
export async function updateLaterMessages(
  tx: Tx,
  failed: Pick<ReportedMessage, 'id' | 'customer_id' | 'lead_id' | 'was_awaited' | 'sent_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lead_messages')
    .set({ was_awaited: sql<boolean>`was_awaited or ${failed.was_awaited}` })
    .where('customer_id', '=', failed.customer_id)
    .where('lead_id', '=', failed.lead_id)
    .where('id', '<>', failed.id)
    .where('direction', '=', 'out')
    .where('author_id', 'is not', null)
    .where('state', 'in', ['queued', 'sent', 'delivered', 'unconfirmed'])
    .where(SENT_AT, '>', failed.sent_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The message of a delivery report, locked. */
export async function lockReported(tx: Tx, id: number): Promise<ReportedMessage | undefined> {
  return tx
    .selectFrom('lead_messages')
    .innerJoin('leads', 'leads.id', 'lead_messages.lead_id')
    .select([
      'lead_messages.id',
      'lead_messages.customer_id',
      'lead_messages.lead_id',
      'leads.provider_id',
      'lead_messages.state',
      'lead_messages.claimed_at',
      'lead_messages.author_id',
      'lead_messages.was_awaited',
      'leads.couple_name',
    ])
    .select(SENT_AT.as('sent_at'))
    .where('lead_messages.id', '=', id)
    .where('lead_messages.direction', '=', 'out')
    .forUpdate('lead_messages')
    .executeTakeFirst();
}

/** The message of ours that has one of these Message-IDs. */
export async function findOwnByHeader(tx: Tx, headers: readonly string[]): Promise<number | undefined> {
  const row = await tx
    .selectFrom('lead_messages')
    .select('id')
    .where('header_message_id', 'in', headers.length > 0 ? [...headers] : [''])
    .where('direction', '=', 'out')
    .executeTakeFirst();
  return row?.id;
}
