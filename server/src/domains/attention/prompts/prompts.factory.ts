import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderPromptTable } from './prompts.tables.ts';

export async function buildPrompt(
  tx: Tx,
  given: Partial<Insertable<ProviderPromptTable>> & { customer_id: number; provider_id: number },
): Promise<{ id: number }> {
  return tx
    .insertInto('provider_prompts')
    .values({
      title: 'Your prices expire in 8 days',
      body_html: '<p>Renew them so couples keep seeing them.</p>',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
