import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type {} from './leads.tables.ts';

export type AnswerTimes = { average: number | null; median: number | null; answered: number; unanswered: number };

/** How long couples waited for a first answer. A request that was reported as spam says nothing about that. */
export function findAnswerTimes(
  tx: Tx,
  scope: { customerId: number; providerIds: readonly number[]; since: string },
): Promise<AnswerTimes> {
  return tx
    .selectFrom('leads')
    .select([
      sql<number | null>`round(avg(answer_minutes))::int`.as('average'),
      sql<number | null>`round(percentile_cont(0.5) within group (order by answer_minutes))::int`.as('median'),
      sql<number>`count(answer_minutes)`.as('answered'),
      sql<number>`count(*) filter (where waiting_since is not null and first_answered_at is null)`.as('unanswered'),
    ])
    .where('customer_id', '=', scope.customerId)
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', scope.since)
    .where(anyOf('provider_id', scope.providerIds))
    .where('status', '<>', 'spam_reported')
    .executeTakeFirstOrThrow();
}

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
