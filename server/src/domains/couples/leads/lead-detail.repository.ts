import { type Selectable, type Updateable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import { prepared } from '#platform/db/prepared.ts';
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
