import type { Tx } from '#platform/db/db.ts';
import type {} from './access.tables.ts';

type NewStaffMember = { loginId: number; name: string; surname: string; email: string };

export async function insertStaffMember(tx: Tx, person: NewStaffMember): Promise<number> {
  const row = await tx
    .insertInto('staff_members')
    .values({ login_id: person.loginId, name: person.name, surname: person.surname, email: person.email })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
