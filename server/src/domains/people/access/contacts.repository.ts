import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './access.tables.ts';

export type Contact = { name: string; email: string | null; phone: string | null };

/** Where a login is reached: its oldest active user, which no later customer can change; the team by mail only. */
export async function findContact(tx: Tx, loginId: number): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`
    select name, email, phone from (
      select name, email, phone, 1 as rank, id from customer_users where login_id = ${loginId} and active
      union all
      select name, email, null, 2, id from staff_members where login_id = ${loginId} and active
    ) contacts order by rank, id limit 1`.execute(tx);
  return rows[0];
}

export type NamedLogin = { name: string; username: string };

/** The logins with this email address. */
export async function findLoginsByEmail(tx: Tx, email: string): Promise<NamedLogin[]> {
  const { rows } = await sql<NamedLogin>`
    select distinct on (l.username) l.username, c.name from (
      select login_id, name from customer_users where lower(email) = lower(${email}) and active
      union all
      select login_id, name from staff_members where lower(email) = lower(${email}) and active
    ) c join logins l on l.id = c.login_id
    order by l.username limit 20`.execute(tx);
  return rows;
}
