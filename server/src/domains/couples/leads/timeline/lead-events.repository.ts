import { type Selectable, type Updateable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Window } from '#platform/db/window.ts';
import type { EventDetails, LeadEventTable, LeadTable, UndoRecord } from '../leads.tables.ts';

export type NewEvent = {
  customerId: number;
  leadId: number;
  providerId: number;
  kind: string;
  at: string;
  customerUserId?: number | null | undefined;
  details?: EventDetails | undefined;
  undo?: UndoRecord | undefined;
};

/** Returns the ids of the new events. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<number[]> {
  if (events.length === 0) return [];
  const rows = await tx.insertInto('lead_events').values(events.map(toRow)).returning('id').execute();
  return rows.map((row) => row.id);
}

const insertOne = prepared((tx, row: ReturnType<typeof toRow>) => tx.insertInto('lead_events').values(row));

export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await insertOne(tx, toRow(event));
}

/** Changes a lead and adds the timeline entry of that change, in one statement. */
export async function updateLeadWithEvent(tx: Tx, change: Updateable<LeadTable>, event: NewEvent): Promise<void> {
  await updateAndInsert(tx, { ...change, ...prefixed(toRow(event)) });
}

type EventRowValues = ReturnType<typeof toRow>;
type Prefixed = { [Name in keyof EventRowValues as `event_${Name}`]: EventRowValues[Name] };

/** A lead and an event share names of columns; a prepared query has one list of arguments. */
function prefixed(row: EventRowValues): Prefixed {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [`event_${name}`, value])) as Prefixed;
}

const updateAndInsert = prepared((tx, args: Updateable<LeadTable> & Prefixed) => {
  const { event_customer_id, event_lead_id, ...rest } = args;
  const { event_provider_id, event_kind, event_at, event_customer_user_id, event_details, event_undo, ...change } =
    rest;
  return tx
    .with('event', (build) =>
      build.insertInto('lead_events').values({
        customer_id: event_customer_id,
        lead_id: event_lead_id,
        provider_id: event_provider_id,
        kind: event_kind,
        at: event_at,
        customer_user_id: event_customer_user_id,
        details: event_details,
        undo: event_undo,
      }),
    )
    .updateTable('leads')
    .set(change)
    .where('customer_id', '=', event_customer_id)
    .where('id', '=', event_lead_id);
});

function toRow(event: NewEvent) {
  return {
    customer_id: event.customerId,
    lead_id: event.leadId,
    provider_id: event.providerId,
    kind: event.kind,
    at: event.at,
    customer_user_id: event.customerUserId ?? null,
    details: JSON.stringify(event.details ?? {}),
    undo: event.undo ? JSON.stringify(event.undo) : null,
  };
}

export type EventRow = Pick<Selectable<LeadEventTable>, 'id' | 'kind' | 'at' | 'details' | 'undone_at'> & {
  customer_user_id: number | null;
  author_name: string | null;
};

type OfLead = { customerId: number; leadId: number; kinds?: readonly string[] | undefined };

function selectOfLead(tx: Tx, { customerId, leadId, kinds }: OfLead) {
  const query = tx
    .selectFrom('lead_events as event')
    .where('event.customer_id', '=', customerId)
    .where('event.lead_id', '=', leadId);
  return kinds ? query.where(anyOf('event.kind', kinds)) : query;
}

const AUTHOR = sql<string | null>`nullif(trim(u.name || ' ' || u.surname), '')`.as('author_name');
const COLUMNS = [
  'event.id',
  'event.kind',
  'event.at',
  'event.details',
  'event.undone_at',
  'event.customer_user_id',
] as const;

export function findEvents(tx: Tx, of: OfLead, { limit, offset }: Window): Promise<EventRow[]> {
  return selectOfLead(tx, of)
    .leftJoin('customer_users as u', 'u.id', 'event.customer_user_id')
    .select([...COLUMNS, AUTHOR])
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countEvents(tx: Tx, of: OfLead): Promise<number> {
  return countOf(selectOfLead(tx, of));
}

export type CustomerEventRow = EventRow & { lead_id: number; couple_name: string };

function selectOfCustomer(tx: Tx, owner: Owner, since: string) {
  return tx
    .selectFrom('lead_events as event')
    .where('event.customer_id', '=', owner.customerId)
    .where(anyOf('event.provider_id', owner.providerIds))
    .where('event.at', '>=', since);
}

/** The events of all leads, as a query so that a test can look at its plan. */
export function customerEventsQuery(tx: Tx, owner: Owner, since: string, { limit, offset }: Window) {
  return selectOfCustomer(tx, owner, since)
    .innerJoin('leads as l', 'l.id', 'event.lead_id')
    .leftJoin('customer_users as u', 'u.id', 'event.customer_user_id')
    .select([...COLUMNS, AUTHOR, 'event.lead_id', 'l.couple_name'])
    .where('l.deleted_at', 'is', null)
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .offset(offset);
}

export function findCustomerEvents(tx: Tx, owner: Owner, since: string, window: Window): Promise<CustomerEventRow[]> {
  return customerEventsQuery(tx, owner, since, window).execute();
}

export function countCustomerEvents(tx: Tx, owner: Owner, since: string): Promise<number> {
  return countOf(
    selectOfCustomer(tx, owner, since)
      .innerJoin('leads as l', 'l.id', 'event.lead_id')
      .where('l.deleted_at', 'is', null),
  );
}

export type StepRow = { id: number; kind: string; at: string; undo: UndoRecord | null };

type StepsOf = { customerId: number; leadId: number; idleKinds: readonly string[] };

const selectLastStep = prepared<StepsOf, StepRow>((tx, { customerId, leadId, idleKinds }) =>
  tx
    .selectFrom('lead_events')
    .select(['id', 'kind', 'at', 'undo'])
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('undone_at', 'is', null)
    .where(sql<boolean>`kind <> all(${idleKinds})`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** The last event that is not undone, leaving out kinds that don't affect undo. */
export async function findLastStep(tx: Tx, of: StepsOf): Promise<StepRow | undefined> {
  const [row] = await selectLastStep(tx, of);
  return row;
}

/** The message that tells the couple of the vendor's last answer about a visit, if that answer is not undone. */
export async function findLastAppointmentMessage(
  tx: Tx,
  customerId: number,
  leadId: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('lead_events')
    .select('undo')
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('kind', 'in', ['appointment_approved', 'appointment_rejected', 'appointment_cancelled'])
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.undo?.messageId;
}

type StepsOfMany = { customerId: number; leadIds: readonly number[]; idleKinds: readonly string[] };

/** The same for many leads. */
export function findLastSteps(
  tx: Tx,
  { customerId, leadIds, idleKinds }: StepsOfMany,
): Promise<(StepRow & { lead_id: number })[]> {
  return tx
    .selectFrom('lead_events')
    .distinctOn('lead_id')
    .select(['lead_id', 'id', 'kind', 'at', 'undo'])
    .where('customer_id', '=', customerId)
    .where(anyOf('lead_id', leadIds))
    .where('undone_at', 'is', null)
    .where(sql<boolean>`kind <> all(${idleKinds})`)
    .orderBy('lead_id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function markUndone(tx: Tx, customerId: number, ids: readonly number[], at: string): Promise<void> {
  await tx
    .updateTable('lead_events')
    .set({ undone_at: at })
    .where('customer_id', '=', customerId)
    .where(anyOf('id', ids))
    .execute();
}

/** Deletes the event of a note, found by its moment and author: both are written together. */
export async function deleteNoteEvent(
  tx: Tx,
  { customerId, leadId }: { customerId: number; leadId: number },
  { at, authorId }: { at: string; authorId: number },
): Promise<void> {
  await tx
    .deleteFrom('lead_events')
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'note_added')
    .where('at', '=', at)
    .where('customer_user_id', '=', authorId)
    .execute();
}

/** Counts a visit on the entry that the last day's visits already have. Returns false when there is none yet. */
export async function incrementVisitCount(
  tx: Tx,
  lead: { id: number; customer_id: number },
  at: string,
): Promise<boolean> {
  const { rows } =
    await sql`update lead_events set at = ${at}, details = jsonb_build_object('count', coalesce((details->>'count')::int, 1) + 1)
    where id = (
      select id from lead_events where customer_id = ${lead.customer_id} and lead_id = ${lead.id} and kind = 'visit_log'
        and at > ${at}::timestamptz - interval '1 day' order by at desc limit 1
    ) returning id`.execute(tx);
  return rows.length > 0;
}
