import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { connect, listTables } from './table-rows.ts';

/** A failure that the operator can understand and act on. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
}

const AT_ONCE = 500;

type ImportedTable = {
  name: string;
  /** One JSON object in each line. */
  open: () => Promise<Readable>;
  /** How many there have to be in the end. */
  rows: number;
  /** Rows that are there already stay as they are, and there may be others. */
  keepsOwn: boolean;
};
type Options = {
  databaseUrl: string;
  tables: readonly ImportedTable[];
  /** The instance counts as empty when this table is. */
  emptyTable: string;
  /** Work before the first row, once the instance is known to be empty. */
  prepare: () => Promise<void>;
  /** Statements that run when all rows are there. */
  afterwards: readonly string[];
};

/** Writes rows into an empty instance: all of them with equal counts, or none. */
export async function importRows({ databaseUrl, tables, emptyTable, prepare, afterwards }: Options): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query(`select from ${emptyTable} limit 1`);
    if (rows.length > 0) throw new ImportFailure(`This instance has ${emptyTable} already. Import into an empty one.`);
    await prepare();
    await client.query('begin');
    await importTables(client, tables, afterwards);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function importTables(
  client: pg.Client,
  tables: readonly ImportedTable[],
  afterwards: readonly string[],
): Promise<void> {
  const known = new Map((await listTables(client)).map((table) => [table.name, table.columns]));
  const names = tables.map(({ name }) => name);
  const references = await dropReferences(client, names);
  for (const { name, open, keepsOwn } of tables) {
    await client.query(`alter table ${name} disable trigger user`);
    const keys = keepsOwn ? await findKeys(client, name) : [];
    await importTable(client, await open(), { name, columns: known.get(`public.${name}`) ?? [], keys });
    await client.query(`alter table ${name} enable trigger user`);
  }
  for (const statement of afterwards) await client.query(statement);
  for (const reference of references) await settleReference(client, reference);
  await moveSequences(client, names);
  for (const { name, rows: expected, keepsOwn } of tables) {
    if (keepsOwn) continue;
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    if (rows[0]?.count !== expected)
      throw new ImportFailure(`The table ${name} differs from the archive, so nothing was imported.`);
  }
}

/** The columns of each key of a table: of what two rows never share. Those that are checked at the end are places. */
async function findKeys(client: pg.Client, name: string): Promise<string[][]> {
  const { rows } = await client.query<{ columns: string[] }>(
    `select array_agg(attname::text) as columns from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indisunique and indimmediate and indpred is null and indexprs is null and indrelid = $1::regclass
     group by indexrelid`,
    [name],
  );
  return rows.map((row) => row.columns);
}

async function importTable(
  client: pg.Client,
  content: Readable,
  { name, columns, keys }: { name: string; columns: readonly string[]; keys: readonly string[][] },
): Promise<void> {
  const isMissing =
    keys.length > 0
      ? `where not exists (select from ${name} own where ${keys.map((key) => key.map((column) => `own.${column} = given.${column}`).join(' and ')).join(' or ')})`
      : '';
  let batch: string[] = [];
  const flush = async () => {
    const [first] = batch;
    if (first === undefined) return;
    // Only what the archive has: the others keep their defaults.
    const given = new Set(Object.keys(JSON.parse(first) as object));
    const shared = columns.filter((column) => given.has(column.replaceAll('"', '')));
    await client.query(
      `insert into ${name} (${shared.join(', ')}) overriding system value
       select ${shared.join(', ')} from jsonb_populate_recordset(null::${name}, $1::jsonb) given ${isMissing}`,
      [`[${batch.join(',')}]`],
    );
    batch = [];
  };
  for await (const line of createInterface({ input: content, crlfDelay: Infinity })) {
    if (line !== '') batch.push(line);
    if (batch.length === AT_ONCE) await flush();
  }
  await flush();
}

type Reference = {
  add: string;
  table: string;
  target: string;
  columns: string[];
  target_columns: string[];
  optional: string[];
};

async function dropReferences(client: pg.Client, names: readonly string[]): Promise<Reference[]> {
  const { rows } = await client.query<Reference & { drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add,
       conrelid::regclass::text as table, confrelid::regclass::text as target,
       (select array_agg(attname::text order by position) from unnest(conkey) with ordinality k (number, position)
         join pg_attribute on attrelid = conrelid and attnum = number) as columns,
       (select array_agg(attname::text order by position) from unnest(confkey) with ordinality k (number, position)
         join pg_attribute on attrelid = confrelid and attnum = number) as target_columns,
       (select coalesce(array_agg(attname::text), '{}') from unnest(conkey) number
         join pg_attribute on attrelid = conrelid and attnum = number where not attnotnull) as optional
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [[...names]],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows;
}

/** What refers to rows that are not part of an archive, such as somebody of the marketplace team, refers to nothing. */
async function settleReference(client: pg.Client, reference: Reference): Promise<void> {
  const { table, target, columns, target_columns: targets, optional, add } = reference;
  const match = columns.map((column, at) => `target.${targets[at]} = t.${column}`).join(' and ');
  const isGiven = columns.map((column) => `t.${column} is not null`).join(' and ');
  const lost = `${isGiven} and not exists (select from ${target} target where ${match})`;
  if (optional.length > 0)
    await client.query(
      `update ${table} t set ${optional.map((column) => `${column} = null`).join(', ')} where ${lost}`,
    );
  await client.query(add);
}

/** New rows get numbers after those of the archive. */
async function moveSequences(client: pg.Client, names: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select pg_get_serial_sequence(format('public.%I', c.relname), a.attname) as sequence, c.relname as table,
       a.attname as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.oid = any($1::regclass[]) and pg_get_serial_sequence(format('public.%I', c.relname), a.attname) is not null`,
    [[...names]],
  );
  for (const { sequence, table, column } of rows)
    await client.query(`select setval($1::regclass, coalesce((select max(${column}) from ${table}), 0) + 1, false)`, [
      sequence,
    ]);
}
