import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { lastQuoteLanguage } from './message-deliveries.repository.ts';

type Facts = { name: string; language: string };

/** Who writes, and in which language the couple read their last quote. */
export async function findAnswerFacts(
  tx: Tx,
  lead: { id: number; customer_id: number },
  customerUserId: number,
): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select person.name, coalesce(${lastQuoteLanguage(sql.ref('person.customer_id'), sql`${lead.id}`)}, 'en') as language
    from customer_users person where person.customer_id = ${lead.customer_id} and person.id = ${customerUserId}`.execute(
    tx,
  );
  return rows[0] ?? { name: '', language: 'en' };
}

/** Whether somebody has cancelled the message by hand. */
export async function isCancelled(
  tx: Tx,
  { customerId, leadId, messageId }: { customerId: number; leadId: number; messageId: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('lead_messages')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('id', '=', messageId)
    .where('state', '=', 'cancelled')
    .executeTakeFirst();
  return row !== undefined;
}
