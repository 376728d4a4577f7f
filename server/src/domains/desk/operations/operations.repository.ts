import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';

const TABLES_SHOWN = 8;
const SLOW_SHOWN = 10;
const SLOW_DAYS = 7;
/** Counting stops here: no page goes further. */
const MAX_COUNTED = 10_000;

export type PulseRow = {
  service: string;
  last_ok_at: string | null;
  last_failed_at: string | null;
  failure: string | null;
  failures: number;
};

export function findPulses(tx: Tx): Promise<PulseRow[]> {
  return tx.selectFrom('service_pulses').selectAll().execute();
}

export type QueueRow = { name: string; waiting: number; active: number; failed: number; waiting_since: string | null };

/** Every queue of background work, those with failures first. What is scheduled for later is not waiting. */
export async function findQueues(tx: Tx): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select q.name,
      count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now())::int as waiting,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'failed')::int as failed,
      min(j.start_after) filter (where j.state in ('created', 'retry') and j.start_after <= now()) as waiting_since
    from pgboss.queue q
    left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
    where q.name not like '\\_\\_pgboss%'
    group by q.name order by failed desc, waiting desc, q.name`.execute(tx);
  return rows;
}

export type FailedJobRow = { id: string; name: string; failed_at: string; tries: number; message: string };

const ofQueue = (queue: string | undefined) => (queue === undefined ? sql`true` : sql`name = ${queue}`);

export async function findFailedJobs(tx: Tx, queue: string | undefined, window: Window): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id, name, coalesce(completed_on, created_on) as failed_at, retry_count + 1 as tries,
      coalesce(output ->> 'message', output::text, '') as message
    from pgboss.job where state = 'failed' and ${ofQueue(queue)}
    order by completed_on desc nulls last, id limit ${window.limit} offset ${window.offset}`.execute(tx);
  return rows;
}

export async function countFailedJobs(tx: Tx, queue: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from pgboss.job where state = 'failed' and ${ofQueue(queue)} limit ${MAX_COUNTED}) t`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** One failed job of a queue, or all of it. */
export async function findFailedIds(
  tx: Tx,
  which: { queue: string; id?: string | undefined },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where state = 'failed' and name = ${which.queue}
      and ${which.id ? sql`id = ${which.id}` : sql`true`}
    order by completed_on limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

export type SizeRow = { name: string; bytes: number; rows: number };

/** The largest tables; rows as the database estimates them. */
export async function findTableSizes(tx: Tx): Promise<SizeRow[]> {
  const { rows } = await sql<SizeRow>`
    select relname as name, pg_total_relation_size(relid)::float8 as bytes, n_live_tup::float8 as rows
    from pg_stat_user_tables where schemaname = 'public'
    order by pg_total_relation_size(relid) desc, relname limit ${TABLES_SHOWN}`.execute(tx);
  return rows;
}

export type TotalsRow = {
  database_bytes: number;
  files: number;
  file_bytes: number;
  unmatched: number;
  postgres: string;
  migration: string | null;
};

export async function findTotals(tx: Tx): Promise<TotalsRow> {
  const { rows } = await sql<TotalsRow>`
    select pg_database_size(current_database())::float8 as database_bytes,
      f.count::int as files, coalesce(f.bytes, 0)::float8 as file_bytes,
      (select count(*)::int from inbound_messages where state = 'waiting' and customer_id is null) as unmatched,
      current_setting('server_version') as postgres,
      (select max(name) from schema_migrations) as migration
    from (
      select count(*), sum(bytes) as bytes from (
        select size_bytes as bytes from media where size_bytes is not null
        union all select size_bytes from lead_message_attachments
        union all select size_bytes from customer_attachments
        union all select document_bytes from discounts where document_bytes is not null) each) f`.execute(tx);
  return rows[0] as TotalsRow;
}

export type SlowRow = { route: string; count: number; worst_ms: number; last_at: string };

export async function findSlowCalls(tx: Tx, today: string): Promise<SlowRow[]> {
  const { rows } = await sql<SlowRow>`
    select route, sum(count)::int as count, max(worst_ms) as worst_ms, max(last_at) as last_at
    from slow_calls where day > ${today}::date - ${SLOW_DAYS}::int
    group by route order by sum(count) desc, route limit ${SLOW_SHOWN}`.execute(tx);
  return rows;
}
