import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { PushKeyTable } from './push.tables.ts';

export function findVapidKeys(tx: Tx): Promise<Selectable<PushKeyTable> | undefined> {
  return tx.selectFrom('push_keys').select(['public_key', 'sealed_private_key']).executeTakeFirst();
}

/** There is at most one row. */
export async function replaceVapidKeys(tx: Tx, keys: Insertable<PushKeyTable>): Promise<void> {
  await sql`insert into push_keys (public_key, sealed_private_key) values (${keys.public_key}, ${keys.sealed_private_key})
    on conflict (is_only) do update
    set public_key = excluded.public_key, sealed_private_key = excluded.sealed_private_key`.execute(tx);
}
