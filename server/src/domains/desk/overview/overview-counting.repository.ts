import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { OFFICE_ZONE } from './overview.rules.ts';
import type {} from './overview.tables.ts';

/** Which of these weeks have been counted at least once. */
export async function findCountedWeeks(tx: Tx, weeks: readonly string[]): Promise<string[]> {
  const rows = await tx.selectFrom('marketplace_weeks').select('week').where('week', 'in', weeks).execute();
  return rows.map((row) => row.week);
}

/** Counts one week again. Requests that the team agreed are spam count as nothing else. */
export async function countWeek(tx: Tx, week: string, quickMinutes: number): Promise<void> {
  const from = sql`(${week}::date)::timestamp at time zone ${OFFICE_ZONE}`;
  const until = sql`(${week}::date + 7)::timestamp at time zone ${OFFICE_ZONE}`;
  const leads = sql`leads l where l.created_at >= ${from} and l.created_at < ${until} and l.deleted_at is null`;
  const genuine = sql`l.spam_confirmed_at is null`;
  await sql`
    insert into marketplace_weeks (week, requests, answered, quick, spam, median_minutes)
    select ${week}, count(*) filter (where ${genuine}), count(l.answer_minutes) filter (where ${genuine}),
      count(*) filter (where ${genuine} and l.answer_minutes <= ${quickMinutes}),
      count(*) filter (where not ${genuine}),
      percentile_disc(0.5) within group (order by l.answer_minutes) filter (where ${genuine})
    from ${leads}
    on conflict (week) do update set requests = excluded.requests, answered = excluded.answered,
      quick = excluded.quick, spam = excluded.spam, median_minutes = excluded.median_minutes`.execute(tx);
  await tx.deleteFrom('marketplace_week_places').where('week', '=', week).execute();
  await sql`
    insert into marketplace_week_places (week, category_id, city_id, requests)
    select ${week}, p.category_id, p.city_id, count(*)
    from providers p join (select l.provider_id from ${leads} and ${genuine}) r on r.provider_id = p.id
    group by p.category_id, p.city_id`.execute(tx);
}
