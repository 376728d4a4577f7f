import { type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type { Window } from '#platform/db/window.ts';
import type { LeadReminderTable } from '../leads.tables.ts';

export type ReminderRow = Selectable<LeadReminderTable>;

export type NewReminder = {
  customer_id: number;
  lead_id: number;
  customer_user_id: number;
  due_at: string;
  text: string;
  created_at: string;
};

export async function insertReminder(tx: Tx, reminder: NewReminder): Promise<number> {
  const row = await tx.insertInto('lead_reminders').values(reminder).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Ends an open reminder. Returns whether there was one. */
export async function endReminder(
  tx: Tx,
  { customerId, leadId, id }: { customerId: number; leadId: number; id: number },
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lead_reminders')
    .set({ done_at: at })
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Reopens an ended reminder. Returns whether there was one. */
export async function reopenReminder(
  tx: Tx,
  { customerId, leadId, id }: { customerId: number; leadId: number; id: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lead_reminders')
    .set({ done_at: null })
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('id', '=', id)
    .where('done_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets on the lead when its next reminder is due. */
export async function refreshReminderAt(tx: Tx, customerId: number, leadId: number): Promise<void> {
  await sql`update leads set reminder_at = (
      select min(due_at) from lead_reminders r where r.customer_id = ${customerId} and r.lead_id = ${leadId} and r.done_at is null
    ) where customer_id = ${customerId} and id = ${leadId}`.execute(tx);
}

type ReminderOwner = Owner & { customerUserId: number };

function selectOpen(tx: Tx, { customerId, providerIds, customerUserId }: ReminderOwner) {
  return tx
    .selectFrom('lead_reminders as r')
    .innerJoin('leads', (join) =>
      join.onRef('leads.id', '=', 'r.lead_id').onRef('leads.customer_id', '=', 'r.customer_id'),
    )
    .where('r.customer_id', '=', customerId)
    .where('r.customer_user_id', '=', customerUserId)
    .where('r.done_at', 'is', null)
    .where('leads.deleted_at', 'is', null)
    .where(anyOf('leads.provider_id', providerIds));
}

export type ReminderListRow = ReminderRow & { couple_name: string };

export function findReminders(tx: Tx, owner: ReminderOwner, { limit, offset }: Window): Promise<ReminderListRow[]> {
  return selectOpen(tx, owner)
    .selectAll('r')
    .select('leads.couple_name')
    .orderBy('r.due_at')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countReminders(tx: Tx, owner: ReminderOwner): Promise<number> {
  return countOf(selectOpen(tx, owner));
}

export type DueReminder = {
  id: number;
  customer_id: number;
  customer_user_id: number;
  lead_id: number;
  provider_id: number;
  couple_name: string;
  text: string;
  due_at: string;
  /** Whoever set it still looks after the couple. */
  is_in_charge: boolean;
};

const IS_IN_CHARGE = sql<boolean>`exists (select from customer_users person
  join customer_user_providers link on link.customer_user_id = person.id and link.customer_id = person.customer_id
  where person.id = r.customer_user_id and person.customer_id = r.customer_id and person.active
    and link.provider_id = leads.provider_id and 'leads' = any(link.pages))`;

/** Marks a due reminder as shown. Undefined when it has ended, was shown before, or its lead is gone. */
export async function claimDueReminder(tx: Tx, id: number, at: string): Promise<DueReminder | undefined> {
  const { rows } = await sql<DueReminder>`
    update lead_reminders r set told_at = ${at} from leads
    where r.id = ${id} and r.told_at is null and r.done_at is null
      and leads.id = r.lead_id and leads.customer_id = r.customer_id and leads.deleted_at is null
    returning r.id, r.customer_id, r.customer_user_id, r.lead_id, leads.provider_id, leads.couple_name, r.text, r.due_at,
      ${IS_IN_CHARGE} as is_in_charge`.execute(tx);
  return rows[0];
}

/** The contents and recipient of the mail about an open reminder, if they still look after the couple. */
export function findReminderMail(tx: Tx, id: number) {
  return tx
    .selectFrom('lead_reminders as r')
    .innerJoin('leads', 'leads.id', 'r.lead_id')
    .innerJoin('providers', 'providers.id', 'leads.provider_id')
    .innerJoin('customer_users as u', 'u.id', 'r.customer_user_id')
    .select([
      'r.id',
      'r.lead_id',
      'leads.couple_name',
      'r.due_at',
      'r.text',
      'providers.name as provider_name',
      'providers.time_zone',
      'u.name as user_name',
      'u.email',
    ])
    .where('r.id', '=', id)
    .where('r.done_at', 'is', null)
    .where('leads.deleted_at', 'is', null)
    .where(IS_IN_CHARGE)
    .executeTakeFirst();
}
