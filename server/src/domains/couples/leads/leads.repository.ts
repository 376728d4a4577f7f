import { type Selectable, type Updateable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { LeadDetailTable, LeadTable, UndoRecord } from './leads.tables.ts';

export type LeadRow = Selectable<LeadTable> & {
  provider_name: string;
  category_name: string;
  time_zone: string;
  quick_number: string | null;
  has_stopped_sms: boolean;
  paid_status: 'paid' | 'limited' | 'unpaid';
  product_date_end: string | null;
};

/** Leads with what their pages show of the provider. The caller adds whose leads. */
function selectLeads(tx: Tx) {
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

export function selectOwned(tx: Tx, { customerId, providerIds }: Owner) {
  return selectLeads(tx).where('leads.customer_id', '=', customerId).where(anyOf('leads.provider_id', providerIds));
}

const selectLead = prepared<Owner & { id: number }, LeadRow>((tx, { id, ...owner }) =>
  selectOwned(tx, owner).where('leads.id', '=', id),
);

export async function findLead(tx: Tx, owner: Owner, id: number): Promise<LeadRow | undefined> {
  const [row] = await selectLead(tx, { ...owner, id });
  return row;
}

/** The same, locked until this transaction ends. */
export async function lockLead(tx: Tx, owner: Owner, id: number): Promise<LeadRow | undefined> {
  const [row] = await selectLeadForUpdate(tx, { ...owner, id });
  return row;
}

const selectLeadForUpdate = prepared<Owner & { id: number }, LeadRow>((tx, { id, ...owner }) =>
  selectOwned(tx, owner).where('leads.id', '=', id).forNoKeyUpdate('leads'),
);

/** Several leads, always locked in the same order, so that two transactions can't deadlock. */
export function lockLeads(tx: Tx, owner: Owner, ids: readonly number[]): Promise<LeadRow[]> {
  return selectOwned(tx, owner).where(anyOf('leads.id', ids)).orderBy('leads.id').forNoKeyUpdate('leads').execute();
}

/** A lead for work without a caller, such as incoming messages and jobs. The customer must be named. */
export function lockLeadForSystem(tx: Tx, customerId: number, id: number): Promise<LeadRow | undefined> {
  return selectLeads(tx)
    .where('leads.customer_id', '=', customerId)
    .where('leads.id', '=', id)
    .forNoKeyUpdate('leads')
    .executeTakeFirst();
}

/** The lead of a request, by the marketplace's id. */
export function lockLeadByRequestId(tx: Tx, requestId: string): Promise<LeadRow | undefined> {
  return selectLeads(tx).where('leads.request_id', '=', requestId).forNoKeyUpdate('leads').executeTakeFirst();
}

export type LeadChange = Updateable<LeadTable>;

export async function updateLead(tx: Tx, customerId: number, id: number, change: LeadChange): Promise<void> {
  if (Object.keys(change).length > 0) await updateColumns(tx, { customerId, leadId: id, ...change });
}

const updateColumns = prepared(
  (tx, { customerId, leadId, ...change }: LeadChange & { customerId: number; leadId: number }) =>
    tx.updateTable('leads').set(change).where('customer_id', '=', customerId).where('id', '=', leadId),
);

/** Changes the facts of a lead if it still has the version that was read. Returns whether it had. */
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

const selectDetails = prepared<{ customerId: number; leadId: number }, DetailsRow>((tx, { customerId, leadId }) =>
  tx
    .selectFrom('lead_details')
    .select(['message', 'answers', 'loan_requested', 'loan_amount', 'loan_requested_at'])
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId),
);

export async function findDetails(tx: Tx, customerId: number, leadId: number): Promise<DetailsRow | undefined> {
  const [row] = await selectDetails(tx, { customerId, leadId });
  return row;
}

/** Sets the number of unread messages of an own lead. Returns false when there is no such lead. */
export async function updateUnreadCount(tx: Tx, owner: Owner, id: number, count: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('leads')
    .set({ unread_message_count: count })
    .where('customer_id', '=', owner.customerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(anyOf('provider_id', owner.providerIds))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateLeads(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
  change: LeadChange,
): Promise<void> {
  await tx.updateTable('leads').set(change).where('customer_id', '=', customerId).where(anyOf('id', ids)).execute();
}

export type RestoredLead = { id: number } & UndoRecord['lead'];

/** Restores the columns of many leads to what they were before a step. */
export async function restoreLeads(tx: Tx, customerId: number, leads: readonly RestoredLead[]): Promise<void> {
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
