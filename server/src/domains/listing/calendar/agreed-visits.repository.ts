import { type RawBuilder, sql } from 'kysely';

/**
 * A visit that was agreed on, and whose couple is still expected. The index `leads_appointments` has the same condition,
 * so values are written out: with a parameter PostgreSQL would not use it.
 */
export function isAgreedVisit(lead: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${lead}.${name}`);
  return sql<boolean>`(${column('appointment_state')} = 'approved' and ${column('deleted_at')} is null
    and ${column('cancelled_at')} is null and ${column('couple_deleted_at')} is null)`;
}
