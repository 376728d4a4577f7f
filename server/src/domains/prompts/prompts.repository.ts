import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type {} from './prompts.tables.ts';

export async function countPending(tx: Tx, customerId: number, providerIds: readonly number[]): Promise<number> {
  const row = await tx
    .selectFrom('provider_prompts')
    .select((build) => build.fn.countAll<number>().as('pending'))
    .where('customer_id', '=', customerId)
    .where(anyOf('provider_id', providerIds))
    .where('completed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.pending;
}
