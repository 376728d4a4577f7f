import type { Insertable } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderPromptTable } from './prompts.tables.ts';

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

/** Puts something into the to-do list of whoever looks after the provider. */
export async function addPrompt(tx: Tx, prompt: Insertable<ProviderPromptTable>): Promise<void> {
  await tx.insertInto('provider_prompts').values(prompt).execute();
}

/** Ticks off what of one kind leads to one place. */
export async function completePrompts(
  tx: Tx,
  { customerId, type, linkPath }: { customerId: number; type: string; linkPath: string },
  at: string,
): Promise<void> {
  await tx
    .updateTable('provider_prompts')
    .set({ completed_at: at })
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .where('link_path', '=', linkPath)
    .where('completed_at', 'is', null)
    .execute();
}
