import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';

type Of = { customerId: number; customerUserId: number | undefined };

export type VisitRow = { id: number; at: string; staff_name: string; user_name: string; reason: string | null };

const matches = ({ customerId, customerUserId }: Of) => sql`
  e.action = 'desk.startActing' and e.customer_id = ${customerId}
  ${customerUserId === undefined ? sql`` : sql`and e.acting_for = ${customerUserId}`}`;

/** The newest first. */
export async function findVisits(tx: Tx, of: Of, { limit, offset }: Window): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    select e.id, e.at, s.name || ' ' || s.surname as staff_name, trim(u.name || ' ' || u.surname) as user_name,
      e.details ->> 'reason' as reason
    from audit_entries e
    join staff_members s on s.id = e.actor_id
    join customer_users u on u.id = e.acting_for
    where ${matches(of)}
    order by e.id desc limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countVisits(tx: Tx, of: Of): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from audit_entries e where ${matches(of)}`.execute(tx);
  return rows[0]?.total ?? 0;
}
