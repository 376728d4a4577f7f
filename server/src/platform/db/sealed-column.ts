import { sql } from 'kysely';
import type { SealedRow } from '../crypto/keyed-values.ts';
import type { Tx } from './db.ts';
import type { Tables } from './tables.ts';

type Column<T extends keyof Tables> = { table: T; column: keyof Tables[T] & string; id?: keyof Tables[T] & string };

/** The statements by which the owner of a table goes through one of its sealed columns. */
export function sealedColumn<T extends keyof Tables>({ table, column, id }: Column<T>) {
  const [from, key, sealed] = [sql.table(table), sql.ref(id ?? 'id'), sql.ref(column)];
  return {
    table,
    async find(tx: Tx, after: number, limit: number): Promise<SealedRow[]> {
      const { rows } = await sql<SealedRow>`select ${key} as id, ${sealed} as sealed from ${from}
        where ${key} > ${after} and ${sealed} is not null order by ${key} limit ${limit}`.execute(tx);
      return rows;
    },
    async replace(tx: Tx, before: SealedRow, after: SealedRow): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`update ${from} set ${sealed} = ${after.sealed}
        where ${key} = ${before.id} and ${sealed} = ${before.sealed}`.execute(tx);
      return numAffectedRows > 0n;
    },
  };
}
