import type pg from 'pg';
import { connectTo } from '../db/hosts.ts';

/** A table with its columns, except those that PostgreSQL computes. Names are quoted. */
export type Table = { name: string; columns: readonly string[] };
export type Contents = { rows: number; checksum: string };

const SCHEMAS = ['public', 'pgboss'];
/** Written by migrations and by the job queue itself: they describe the schema, not the data. */
const ABOUT_SCHEMA = new Set(['public.schema_migrations', 'pgboss.version', 'pgboss.migration']);
const AT_ONCE = 1000;

/** Opens a connection whose text form of a value is the same everywhere. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const options =
    '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1 -c bytea_output=hex';
  const { connectionString, Client } = connectTo(databaseUrl);
  const client = new Client({ connectionString, options });
  await client.connect();
  // Fails instead of leaving rows out if the user is subject to row-level security.
  await client.query('set row_security = off');
  return client;
}

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
     group by 1 order by 1`,
    [SCHEMAS],
  );
  return rows.filter(({ name }) => !ABOUT_SCHEMA.has(name));
}

/** Independent of the order of rows, which a restored table need not have kept. */
export async function readContents(client: pg.Client, { name }: Table): Promise<Contents> {
  const { rows } = await client.query<Contents>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum from ${name} t`,
  );
  return rows[0] ?? { rows: 0, checksum: '0' };
}

/** Every row in PostgreSQL’s own text form, which reads back to exactly the same values. */
export async function* readRows(client: pg.Client, { name }: Table): AsyncGenerator<string> {
  await client.query(`declare backup_rows no scroll cursor for select t::text as row from ${name} t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from backup_rows`);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await client.query('close backup_rows');
}

export async function writeRows(
  client: pg.Client,
  { name, columns }: Table,
  rows: AsyncIterable<string>,
): Promise<void> {
  const values = columns.map((column) => `(given.row).${column}`).join(', ');
  const insert = `insert into ${name} (${columns.join(', ')}) overriding system value
    select ${values} from (select text::${name} as row from unnest($1::text[]) text offset 0) given`;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [batch]);
    batch = [];
  };
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === AT_ONCE) await flush();
  }
  await flush();
}

export type Sequence = { name: string; last: string; isCalled: boolean };

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = any($1) order by 1`,
    [SCHEMAS],
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    sequences.push({ name, last: state.rows[0]?.last ?? '1', isCalled: state.rows[0]?.called ?? false });
  }
  return sequences;
}

export async function writeSequences(client: pg.Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, last, isCalled]);
}

/** What must be the same on both sides: every migration with its checksum, and the version of the job queue. */
export async function readSchemaVersion(client: pg.Client): Promise<string[]> {
  const migrations = await client.query<{ line: string }>(
    `select name || ' ' || checksum as line from schema_migrations order by name`,
  );
  const jobs = await client.query<{ version: number }>('select version from pgboss.version');
  return [...migrations.rows.map(({ line }) => line), `jobs ${jobs.rows[0]?.version}`];
}
