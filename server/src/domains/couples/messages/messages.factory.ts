import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { LeadMessageTable } from './messages.tables.ts';

export async function buildMessage(
  tx: Tx,
  given: Partial<Insertable<LeadMessageTable>> & { customer_id: number; lead_id: number },
): Promise<{ id: number }> {
  const direction = given.direction ?? 'in';
  return tx
    .insertInto('lead_messages')
    .values({
      type: 'email',
      direction,
      body: 'Is our date still free?',
      state: direction === 'in' ? 'received' : 'sent',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
