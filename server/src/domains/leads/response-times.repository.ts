import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './leads.tables.ts';

export type AnswerFigures = { answered: number; average_minutes: number | null };

/** How many requests a user answered, and how long couples waited for that user's first answer. */
export async function countAnswersBy(tx: Tx, customerId: number, authorId: number): Promise<AnswerFigures> {
  const { rows } = await sql<AnswerFigures>`
    select count(*)::int as answered,
      round(avg(extract(epoch from first.answered_at - leads.created_at)) / 60)::int as average_minutes
    from (
      select lead_id, min(created_at) as answered_at from lead_messages
      where customer_id = ${customerId} and author_id = ${authorId} and direction = 'out'
      group by lead_id
    ) first
    join leads on leads.id = first.lead_id and leads.customer_id = ${customerId} and leads.deleted_at is null`.execute(
    tx,
  );
  return rows[0] ?? { answered: 0, average_minutes: null };
}
