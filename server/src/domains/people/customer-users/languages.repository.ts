import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './customer-users.tables.ts';

/**
 * The language of whoever reads at an address or a number; English for those who are no user. Somebody who works for
 * several companies has one language in practice: that of the account they changed last.
 */
export async function findLanguageOf(tx: Tx, reader: string): Promise<string> {
  const { rows } = await sql<{ language: string }>`
    select person.preferred_language as language from customer_users person
    where person.deleted_at is null and person.id in (
      select id from customer_users where lower(email) = lower(${reader})
      union all select id from customer_users where phone = ${reader}
      union all select customer_user_id from customer_user_contacts where value = ${reader})
    order by person.version desc, person.id desc limit 1`.execute(tx);
  return rows[0]?.language ?? 'en';
}

/** The language that a user has chosen. */
export async function findLanguageOfUser(tx: Tx, customerUserId: number): Promise<string> {
  const { rows } = await sql<{ language: string }>`
    select preferred_language as language from customer_users where id = ${customerUserId}`.execute(tx);
  return rows[0]?.language ?? 'en';
}
