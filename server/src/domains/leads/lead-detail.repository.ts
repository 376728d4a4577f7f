import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import { prepared } from '#platform/db/prepared.ts';
import { waitTurn } from '#platform/db/wait-turn.ts';
import type {} from '../couples/couples.tables.ts';
import type {} from '../providers/providers.tables.ts';
import type { LeadDetailTable, LeadTable, UndoRecord } from './leads.tables.ts';

export type WholeLead = Selectable<LeadTable> & {
  provider_name: string;
  category_name: string;
  time_zone: string;
  quick_number: string | null;
  has_stopped_sms: boolean;
  paid_status: 'paid' | 'limited' | 'unpaid';
  product_date_end: string | null;
};

/** Leads with what their pages show of the provider; whoever asks says whose. */
export function wholeLeads(tx: Tx) {
  return tx
    .selectFrom('leads')
    .innerJoin('providers', 'providers.id', 'leads.provider_id')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .selectAll('leads')
    .select([
      'providers.name as provider_name',
      'providers.time_zone',
      'providers.paid_status',
      'providers.product_date_end',
      'provider_categories.name as category_name',
      sql<string | null>`providers.quick_number`.as('quick_number'),
      sql<boolean>`exists (select from sms_suppressions s where s.phone = leads.couple_phone)`.as('has_stopped_sms'),
    ])
    .where('leads.deleted_at', 'is', null);
}

function owned(tx: Tx, { customerId, providerIds }: Owner) {
  return wholeLeads(tx).where('leads.customer_id', '=', customerId).where(anyOf('leads.provider_id', providerIds));
}

const ownLead = prepared<Owner & { id: number }, WholeLead>((tx, { id, ...owner }) =>
  owned(tx, owner).where('leads.id', '=', id),
);

export async function findLead(tx: Tx, owner: Owner, id: number): Promise<WholeLead | undefined> {
  const [row] = await ownLead(tx, { ...owner, id });
  return row;
}

/** The same, and nobody else changes it before this transaction ends. */
export async function lockLead(tx: Tx, owner: Owner, id: number): Promise<WholeLead | undefined> {
  const [row] = await lockedLead(tx, { ...owner, id });
  return row;
}

const lockedLead = prepared<Owner & { id: number }, WholeLead>((tx, { id, ...owner }) =>
  owned(tx, owner).where('leads.id', '=', id).forUpdate('leads'),
);

/** Several at once, always in the same order, so that two who take the same ones do not wait for each other in a circle. */
export function lockLeads(tx: Tx, owner: Owner, ids: readonly number[]): Promise<WholeLead[]> {
  return owned(tx, owner).where(anyOf('leads.id', ids)).orderBy('leads.id').forUpdate('leads').execute();
}

export type LeadChange = Updateable<LeadTable>;

export async function updateLead(tx: Tx, customerId: number, id: number, change: LeadChange): Promise<void> {
  if (Object.keys(change).length > 0) await changeLead(tx, { customerId, leadId: id, ...change });
}

const changeLead = prepared(
  (tx, { customerId, leadId, ...change }: LeadChange & { customerId: number; leadId: number }) =>
    tx.updateTable('leads').set(change).where('customer_id', '=', customerId).where('id', '=', leadId),
);

/** Changes the facts of a lead if it is still the version that was read; tells whether it was. */
export async function updateFacts(
  tx: Tx,
  owner: Owner,
  { id, version }: { id: number; version: number },
  change: LeadChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('leads')
    .set({ ...change, version: version + 1 })
    .where('customer_id', '=', owner.customerId)
    .where(anyOf('provider_id', owner.providerIds))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A code that no other lead of the provider has: one more than the last. Who asks next waits until this one is written. */
export async function takeCode(tx: Tx, providerId: number): Promise<string> {
  await waitTurn(tx, 'couple codes', providerId);
  const { rows } = await sql<{ extension_number: string }>`
    select extension_number from leads where provider_id = ${providerId}
    order by length(extension_number) desc, extension_number desc limit 1`.execute(tx);
  const last = Number(rows[0]?.extension_number ?? FIRST_CODE);
  return String((Number.isSafeInteger(last) ? last : FIRST_CODE) + 1);
}
const FIRST_CODE = 1000;

export async function insertLead(tx: Tx, lead: Insertable<LeadTable>): Promise<number> {
  const row = await tx.insertInto('leads').values(lead).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function insertDetails(tx: Tx, details: Insertable<LeadDetailTable>): Promise<void> {
  await tx.insertInto('lead_details').values(details).execute();
}

export type NewItem = { name: string; price: number | null; quantity: number };

export async function insertItems(
  tx: Tx,
  lead: { customer_id: number; lead_id: number },
  items: readonly NewItem[],
): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('lead_items')
    .values(items.map((item) => ({ ...lead, ...item })))
    .execute();
}

/** A couple entered by hand. Their addresses can be written by a customer, not read back. */
export async function insertOwnCouple(
  tx: Tx,
  couple: { name: string; email: string | null; phone: string | null },
): Promise<number> {
  const row = await tx.insertInto('couples').values(couple).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export function findItems(tx: Tx, customerId: number, leadId: number) {
  return tx
    .selectFrom('lead_items')
    .select(['id', 'name', 'price', 'quantity'])
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .execute();
}

export type DetailsRow = Pick<
  Selectable<LeadDetailTable>,
  'message' | 'answers' | 'loan_requested' | 'loan_amount' | 'loan_requested_at'
>;

const detailsOf = prepared<{ customerId: number; leadId: number }, DetailsRow>((tx, { customerId, leadId }) =>
  tx
    .selectFrom('lead_details')
    .select(['message', 'answers', 'loan_requested', 'loan_amount', 'loan_requested_at'])
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId),
);

export async function findDetails(tx: Tx, customerId: number, leadId: number): Promise<DetailsRow | undefined> {
  const [row] = await detailsOf(tx, { customerId, leadId });
  return row;
}

/** The first opening, counted once however many open it at the same time; undefined when it was not the first. */
export async function markOpened(
  tx: Tx,
  { customerId, id }: { customerId: number; id: number },
  at: string,
): Promise<{ wasNew: boolean } | undefined> {
  const { rows } = await sql<{ was_new: boolean }>`
    with before as (
      select id, status from leads where customer_id = ${customerId} and id = ${id} and (read_at is null or status = 'new') for update
    )
    update leads set read_at = coalesce(leads.read_at, ${at}), status = case before.status when 'new' then 'pending' else before.status end
    from before where leads.customer_id = ${customerId} and leads.id = before.id
    returning before.status = 'new' as was_new`.execute(tx);
  return rows[0] && { wasNew: rows[0].was_new };
}

/** Marks many read or unread in one statement; read means their messages too. */
export async function markRead(
  tx: Tx,
  owner: Owner,
  ids: readonly number[],
  readAt: string | null,
): Promise<{ id: number; provider_id: number }[]> {
  const done = await tx
    .updateTable('leads')
    .set(
      readAt === null
        ? { read_at: null }
        : { read_at: sql<string>`coalesce(read_at, ${readAt})`, unread_message_count: 0 },
    )
    .where('customer_id', '=', owner.customerId)
    .where(anyOf('provider_id', owner.providerIds))
    .where(anyOf('id', ids))
    .where('deleted_at', 'is', null)
    .returning(['id', 'provider_id'])
    .execute();
  if (readAt !== null) await markMessagesRead(tx, owner.customerId, done, readAt);
  return done;
}

async function markMessagesRead(tx: Tx, customerId: number, leads: readonly { id: number }[], readAt: string) {
  await tx
    .updateTable('lead_messages')
    .set({ read_at: readAt })
    .where('customer_id', '=', customerId)
    .where(
      anyOf(
        'lead_id',
        leads.map((lead) => lead.id),
      ),
    )
    .where('direction', '=', 'in')
    .where('read_at', 'is', null)
    .execute();
}

/** Puts back what was marked as read at that moment, messages too; what was read before stays so. */
export async function putBackUnread(
  tx: Tx,
  owner: Owner,
  ids: readonly number[],
  at: string,
): Promise<{ id: number; provider_id: number }[]> {
  const { rows } = await sql<{ id: number; provider_id: number }>`
    with unread as (
      update lead_messages set read_at = null
      where customer_id = ${owner.customerId} and lead_id = any(${ids}) and direction = 'in' and read_at = ${at}
      returning lead_id
    ), counts as (select lead_id, count(*)::int as messages from unread group by lead_id)
    update leads set read_at = nullif(leads.read_at, ${at}),
      unread_message_count = leads.unread_message_count + coalesce((select messages from counts where lead_id = leads.id), 0)
    where customer_id = ${owner.customerId} and provider_id = any(${owner.providerIds}) and id = any(${ids})
      and deleted_at is null
    returning id, provider_id`.execute(tx);
  return rows;
}

/** Makes leads read again, and leaves their messages as they are. */
export function putBackRead(tx: Tx, owner: Owner, ids: readonly number[], at: string) {
  return tx
    .updateTable('leads')
    .set({ read_at: at })
    .where('customer_id', '=', owner.customerId)
    .where(anyOf('provider_id', owner.providerIds))
    .where(anyOf('id', ids))
    .where('deleted_at', 'is', null)
    .where('read_at', 'is', null)
    .returning(['id', 'provider_id'])
    .execute();
}

/** An incoming message as the lead's own row tells it. */
export async function noteIncomingMessage(
  tx: Tx,
  { customerId, id }: { customerId: number; id: number },
  at: string,
  openStatuses: readonly string[],
): Promise<void> {
  await tx
    .updateTable('leads')
    .set({
      unread_message_count: sql<number>`unread_message_count + 1`,
      last_message_at: sql<string>`greatest(last_message_at, ${at})`,
      waiting_since: sql<string>`case when status = any(${openStatuses}) then coalesce(waiting_since, ${at}) else waiting_since end`,
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function updateLeads(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
  change: LeadChange,
): Promise<void> {
  await tx.updateTable('leads').set(change).where('customer_id', '=', customerId).where(anyOf('id', ids)).execute();
}

export type PutBack = { id: number } & UndoRecord['lead'];

/** Gives many leads back what each of them was. */
export async function putBackLeads(tx: Tx, customerId: number, leads: readonly PutBack[]): Promise<void> {
  await sql`update leads set
      status = was.status, process_state_id = was.process_state_id, reject_reason_id = was.reject_reason_id,
      report_reason_id = was.report_reason_id, waiting_since = was.waiting_since,
      first_answered_at = was.first_answered_at, answer_minutes = was.answer_minutes,
      appointment_state = was.appointment_state
    from jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) as was(
      id integer, status text, process_state_id integer, reject_reason_id integer, report_reason_id integer,
      waiting_since timestamptz, first_answered_at timestamptz, answer_minutes integer, appointment_state text)
    where leads.id = was.id and leads.customer_id = ${customerId}`.execute(tx);
}
