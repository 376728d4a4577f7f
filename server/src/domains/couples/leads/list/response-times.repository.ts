import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from '../leads.tables.ts';

export type FirstAnswer = { asked_at: string; answered_at: string; time_zone: string };

/**
 * When each request that a user answered was made, and when that user first wrote. Automated messages don't count, and
 * neither do couples from another program, whose first answer is not timed.
 */
export async function findFirstAnswersBy(tx: Tx, customerId: number, authorId: number): Promise<FirstAnswer[]> {
  const { rows } = await sql<FirstAnswer>`
    select leads.created_at as asked_at, first.answered_at, providers.time_zone
    from (
      select lead_id, min(created_at) as answered_at from lead_messages
      where customer_id = ${customerId} and author_id = ${authorId} and direction = 'out'
      group by lead_id
    ) first
    join leads on leads.id = first.lead_id and leads.customer_id = ${customerId} and leads.deleted_at is null
      and leads.answer_minutes is not null
    join providers on providers.id = leads.provider_id`.execute(tx);
  return rows;
}
