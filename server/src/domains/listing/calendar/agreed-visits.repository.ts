import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type { CalendarOwner } from './calendar.repository.ts';

/** More than anybody can receive in a season. */
const MAX_APPOINTMENTS = 1000;

/**
 * A visit that was agreed on, and whose couple is still expected. The index `leads_appointments` has the same condition,
 * so values are written out: with a parameter PostgreSQL would not use it.
 */
function isAgreedVisit(lead: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${lead}.${name}`);
  return sql<boolean>`(${column('appointment_state')} = 'approved' and ${column('deleted_at')} is null
    and ${column('cancelled_at')} is null and ${column('couple_deleted_at')} is null)`;
}

export type AppointmentRow = { lead_id: number; couple_name: string; at: string; day: string };

/** The couples’ visits that were agreed on, in order. If they are too many, the last ones: they are still to come. */
export async function findAppointments(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  { from, to, limit = MAX_APPOINTMENTS }: { from: string; to: string; limit?: number },
): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`
    select lead.id as lead_id, lead.couple_name, lead.appointment_at as at, local.day
    from leads lead join providers provider on provider.id = lead.provider_id,
      lateral (select (lead.appointment_at at time zone provider.time_zone)::date as day) local
    where lead.customer_id = ${customerId} and lead.provider_id = ${providerId} and ${isAgreedVisit('lead')}
      and lead.appointment_at between ${from}::date - 1 and ${to}::date + 2 and local.day between ${from} and ${to}
    order by lead.appointment_at desc, lead.id desc limit ${limit}`.execute(tx);
  return rows.toReversed();
}

type Next = { now: string; limit: number };

/** The visits that were agreed on, the next one first. As a query, so that a test can look at its plan. */
export function comingAppointmentsQuery(tx: Tx, { customerId, providerIds }: Owner, { now, limit }: Next) {
  return tx
    .selectFrom('leads')
    .innerJoin('providers', 'providers.id', 'leads.provider_id')
    .select(['leads.id', 'leads.couple_name', 'leads.appointment_at as at'])
    .select(['providers.name as provider_name', 'providers.time_zone'])
    .where('leads.customer_id', '=', customerId)
    .where(anyOf('leads.provider_id', providerIds))
    .where(isAgreedVisit('leads'))
    .where('leads.appointment_at', '>', now)
    .orderBy('leads.appointment_at')
    .limit(limit)
    .$narrowType<{ at: string }>();
}

export function findComingAppointments(tx: Tx, owner: Owner, next: Next) {
  return comingAppointmentsQuery(tx, owner, next).execute();
}
