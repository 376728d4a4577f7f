import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Tables } from '#platform/db/tables.ts';
import type {} from './access.tables.ts';

/** Tables whose rows wait for a code that could be guessed. */
type Guessable = 'one_time_codes' | 'two_factor_challenges';
/** Tables whose rows may be used once. */
type SingleUse = Guessable | 'invitations';

/** Counts an attempt before the code is checked, so that a thousand at once still get only as many as are allowed. */
export async function countAttempt<Name extends Guessable>(
  tx: Tx,
  table: Name,
  id: string,
  limits: { attempts: number; now: Date },
): Promise<Selectable<Tables[Name]> | undefined> {
  const { rows } = await sql<Selectable<Tables[Name]>>`
    update ${sql.table(table)} set attempts = attempts + 1
    where id = ${id} and attempts < ${limits.attempts} and used_at is null and expires_at > ${limits.now.toISOString()}
    returning *`.execute(tx);
  return rows[0];
}

/** Marks a row as used; false if it was used already, so that of two requests at once only one succeeds. */
export async function markUsed(tx: Tx, table: SingleUse, id: string | number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set used_at = ${now.toISOString()}
    where id = ${id} and used_at is null
    returning id`.execute(tx);
  return rows.length > 0;
}
