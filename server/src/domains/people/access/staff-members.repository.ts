import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { StaffRole } from './access.tables.ts';

type NewStaffMember = { loginId: number; name: string; surname: string; email: string; roles: readonly StaffRole[] };

export async function insertStaffMember(tx: Tx, person: NewStaffMember): Promise<number> {
  const { loginId, name, surname, email, roles } = person;
  const row = await tx
    .insertInto('staff_members')
    .values({ login_id: loginId, name, surname, email, roles: [...roles] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type StaffMemberRow = {
  id: number;
  version: number;
  name: string;
  surname: string;
  email: string;
  roles: StaffRole[];
  active: boolean;
  has_password: boolean;
  has_second_factor: boolean;
  last_seen_at: string | null;
};

export async function findStaffMembers(tx: Tx): Promise<StaffMemberRow[]> {
  const { rows } = await sql<StaffMemberRow>`
    select s.id, s.version, s.name, s.surname, s.email, s.roles, s.active, l.password_hash is not null as has_password,
      exists (select from two_factors f where f.login_id = l.id and f.confirmed_at is not null) as has_second_factor,
      (select max(t.last_used_at) from access_tokens t where t.login_id = l.id) as last_seen_at
    from staff_members s join logins l on l.id = s.login_id
    order by not s.active, lower(s.name || ' ' || s.surname), s.id`.execute(tx);
  return rows;
}

export type LockedStaffMember = {
  id: number;
  login_id: number;
  name: string;
  surname: string;
  email: string;
  roles: StaffRole[];
  active: boolean;
};

/** Everybody, locked: two people who take each other’s role away at once leave one administrator. */
export function lockTeam(tx: Tx): Promise<LockedStaffMember[]> {
  return tx
    .selectFrom('staff_members')
    .select(['id', 'login_id', 'name', 'surname', 'email', 'roles', 'active'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

type StaffMemberChange = { name: string; surname: string; roles: StaffRole[]; active: boolean };

/** False if somebody else has changed them since. */
export async function updateStaffMember(
  tx: Tx,
  { id, version }: { id: number; version: number },
  change: StaffMemberChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_members')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether somebody of the team has neither finished nor dismissed the tour. */
export async function isNewStaffMember(tx: Tx, id: number): Promise<boolean> {
  const found = await tx.selectFrom('staff_members').select('toured_at').where('id', '=', id).executeTakeFirst();
  return found?.toured_at === null;
}

/** The first time counts. */
export async function endStaffTour(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('staff_members')
    .set({ toured_at: now.toISOString() })
    .where('id', '=', id)
    .where('toured_at', 'is', null)
    .execute();
}

/** The sessions of a login that have not ended. */
export async function findOpenSessions(tx: Tx, loginId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('access_tokens')
    .select('id')
    .where('login_id', '=', loginId)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}
