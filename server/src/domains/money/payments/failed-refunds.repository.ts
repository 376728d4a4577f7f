import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { FailedRefundTable } from './payments.tables.ts';

type FailedRefundRow = Selectable<FailedRefundTable>;

/** False when it is known already: the gateway tells everything more than once. */
export async function insertFailedRefund(tx: Tx, refund: Insertable<FailedRefundTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('failed_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('gateway_id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export function lockFailedRefund(tx: Tx, id: number): Promise<FailedRefundRow | undefined> {
  return tx.selectFrom('failed_refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function markFailedRefundSettled(
  tx: Tx,
  id: number,
  settled: { at: string; by: number; note: string },
): Promise<void> {
  await tx
    .updateTable('failed_refunds')
    .set({ settled_at: settled.at, settled_by: settled.by, note: settled.note })
    .where('id', '=', id)
    .execute();
}

export type FailedRefundList = 'waiting' | 'all';

export type DeskFailedRefundRow = FailedRefundRow & {
  customer_name: string;
  provider_name: string;
  settled_by_name: string | null;
};

/** Those that wait: the oldest first; all: the newest first. */
export async function findFailedRefunds(
  tx: Tx,
  list: FailedRefundList,
  { limit, offset }: Window,
): Promise<DeskFailedRefundRow[]> {
  const { rows } = await sql<DeskFailedRefundRow>`
    select f.*, c.name as customer_name, p.name as provider_name, s.name || ' ' || s.surname as settled_by_name
    from failed_refunds f
    join customers c on c.id = f.customer_id
    join providers p on p.customer_id = f.customer_id and p.id = f.provider_id
    left join staff_members s on s.id = f.settled_by
    where ${list === 'waiting' ? sql`f.settled_at is null` : sql`true`}
    order by ${list === 'waiting' ? sql`f.failed_at, f.id` : sql`f.failed_at desc, f.id desc`}
    limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countFailedRefunds(tx: Tx, list: FailedRefundList): Promise<number> {
  let query = tx.selectFrom('failed_refunds').select((build) => build.fn.countAll<number>().as('total'));
  if (list === 'waiting') query = query.where('settled_at', 'is', null);
  return (await query.executeTakeFirstOrThrow()).total;
}
