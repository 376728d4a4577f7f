import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

/** Rows numbered from 1 without gaps: galleries of a provider, media of a gallery. The caller holds the lock. */
export type SortedRows = { customerId: number; owner: number } & (
  | { row: 'galleries'; of: 'provider_id' }
  | { row: 'media'; of: 'gallery_id' }
);

/** Moves a row to another position and shifts those in between. */
export async function moveRow(
  tx: Tx,
  { row, of, owner, customerId }: SortedRows,
  { id, from, to }: { id: number; from: number; to: number },
): Promise<void> {
  await sql`update ${sql.table(row)}
    set position = case when id = ${id} then ${to}::int else position + ${from < to ? -1 : 1}::int end
    where customer_id = ${customerId} and ${sql.ref(of)} = ${owner}
      and position between ${Math.min(from, to)} and ${Math.max(from, to)}`.execute(tx);
}

/** Renumbers the remaining rows after some were deleted. */
export async function closeGaps(tx: Tx, { row, of, owner, customerId }: SortedRows): Promise<void> {
  await sql`update ${sql.table(row)} as kept set position = counted.place
    from (select id, row_number() over (order by position, id) as place from ${sql.table(row)}
          where customer_id = ${customerId} and ${sql.ref(of)} = ${owner}) as counted
    where kept.id = counted.id and kept.position <> counted.place`.execute(tx);
}
