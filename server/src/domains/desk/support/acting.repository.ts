import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ActingSessionTable } from './desk.tables.ts';

export type Subject = { id: number; customerId: number; name: string; customerName: string };

/** Only users who could sign in themselves can be acted for. */
export function findSubject(tx: Tx, customerUserId: number): Promise<Subject | undefined> {
  return tx
    .selectFrom('customer_users as u')
    .innerJoin('customers as c', 'c.id', 'u.customer_id')
    .select(['u.id', 'u.customer_id as customerId', 'c.name as customerName'])
    .select(sql<string>`trim(u.name || ' ' || u.surname)`.as('name'))
    .where('u.id', '=', customerUserId)
    .where('u.active', '=', true)
    .executeTakeFirst();
}

export async function findStaffName(tx: Tx, staffMemberId: number): Promise<string> {
  const row = await tx
    .selectFrom('staff_members')
    .select(['name', 'surname'])
    .where('id', '=', staffMemberId)
    .executeTakeFirstOrThrow();
  return `${row.name} ${row.surname}`;
}

export async function insertActing(tx: Tx, session: Insertable<ActingSessionTable>): Promise<number> {
  return (await tx.insertInto('acting_sessions').values(session).returning('id').executeTakeFirstOrThrow()).id;
}

export type ReportedSession = { name: string; email: string | null; staffName: string; reason: string | null };

/** Which team member acted for which user. */
export function findActingSession(tx: Tx, id: number): Promise<ReportedSession | undefined> {
  return tx
    .selectFrom('acting_sessions as a')
    .innerJoin('customer_users as u', 'u.id', 'a.customer_user_id')
    .innerJoin('staff_members as s', 's.id', 'a.staff_member_id')
    .select(['u.name', 'u.email', 'a.reason', sql<string>`s.name || ' ' || s.surname`.as('staffName')])
    .where('a.id', '=', id)
    .executeTakeFirst();
}

/** What was done for the user during a session, without its start and end. */
export async function findActingActions(tx: Tx, id: number): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    select e.action from acting_sessions a
    join audit_entries e on e.customer_id = a.customer_id and e.acting_for = a.customer_user_id
      and e.actor_kind = 'staff' and e.actor_id = a.staff_member_id
      and e.at between a.created_at and coalesce(a.ended_at, a.expires_at)
    where a.id = ${id} and e.action not in ('desk.startActing', 'desk.stopActing')
    order by e.id`.execute(tx);
  return rows.map((row) => row.action);
}

/** Ends the open sessions of a login and returns the users it was acting for. */
export function endActing(tx: Tx, accessTokenId: number, now: Date) {
  return tx
    .updateTable('acting_sessions')
    .set({ ended_at: now.toISOString() })
    .where('access_token_id', '=', accessTokenId)
    .where('ended_at', 'is', null)
    .returning(['customer_id as customerId', 'customer_user_id as customerUserId'])
    .execute();
}

export type ActedFor = {
  customer_id: number;
  may_change: boolean;
  can_manage: boolean;
  links: { providerId: number; pages: string[] }[];
};

type Claim = { secretHash: Buffer; staffMemberId: number; accessTokenId: number; customerUserId: number; now: Date };

/** The user acted for, with their permissions; every part of the claim must match. */
export async function findActedFor(tx: Tx, claim: Claim): Promise<ActedFor | undefined> {
  const { rows } = await sql<ActedFor>`
    select u.customer_id, u.can_manage, a.reason is not null as may_change, coalesce((
        select json_agg(json_build_object('providerId', p.provider_id, 'pages', p.pages) order by p.provider_id)
        from customer_user_providers p where p.customer_user_id = u.id
      ), '[]') as links
    from acting_sessions a
    join staff_members s on s.id = a.staff_member_id and s.active
    join customer_users u on u.id = a.customer_user_id and u.active
    where a.secret_hash = ${claim.secretHash} and a.staff_member_id = ${claim.staffMemberId}
      and a.access_token_id = ${claim.accessTokenId} and a.customer_user_id = ${claim.customerUserId}
      and a.ended_at is null and a.expires_at > ${claim.now.toISOString()}`.execute(tx);
  return rows[0];
}
