import { type Insertable, type Selectable, sql } from 'kysely';
import type { SealedRow } from '#platform/crypto/keyed-values.ts';
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

/** The one row has the id 1 here. */
export async function findSealedPushKeys(tx: Tx, after: number): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`select 1 as id, sealed_private_key as sealed from push_keys
    where ${after}::int < 1`.execute(tx);
  return rows;
}

export async function replaceSealedPushKey(tx: Tx, before: SealedRow, after: SealedRow): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update push_keys set sealed_private_key = ${after.sealed}
    where sealed_private_key = ${before.sealed}`.execute(tx);
  return numAffectedRows > 0n;
}
