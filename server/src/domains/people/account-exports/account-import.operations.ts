import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { connect, listTables } from '#platform/backup/table-rows.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { ARCHIVE_VERSION } from './account-archive.operations.ts';
import { EXPORTED_TABLES } from './exported-tables.rules.ts';

/** A failure that the operator can understand and act on. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
}

const Manifest = z.object({
  format: z.literal('bellbird-account'),
  version: z.int(),
  customer: z.object({ id: z.int(), name: z.string() }),
  tables: z.record(z.string(), z.int()),
  files: z.array(z.object({ key: z.string(), contentType: z.string(), size: z.int(), sha256: z.string() })),
});
type Manifest = z.output<typeof Manifest>;

const AT_ONCE = 500;
const MANIFEST_MAX = 64 * 1024 * 1024;

type Options = { databaseUrl: string; storage: Storage; file: string };

/**
 * Reads the archive of one account into an instance without customers, with equal counts or not at all. Messages that
 * waited to be sent are cancelled: nothing leaves because of an import.
 */
export async function importAccount({ databaseUrl, storage, file }: Options): Promise<Manifest> {
  const zip = await yauzl.openPromise(file, { autoClose: false });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const manifest = await readManifest(zip, entries);
    const client = await connect(databaseUrl);
    try {
      await refuseUsed(client);
      await storeFiles(zip, entries, manifest, storage);
      await client.query('begin');
      await importTables(client, zip, entries, manifest);
      await client.query('commit');
    } finally {
      await client.end();
    }
    return manifest;
  } finally {
    zip.close();
  }
}

function openEntry(zip: ZipFile, entries: ReadonlyMap<string, Entry>, name: string): Promise<Readable> {
  const entry = entries.get(name);
  if (!entry) throw new ImportFailure(`The archive has no ${name}.`);
  return zip.openReadStreamPromise(entry);
}

async function readManifest(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  if ((entries.get('manifest.json')?.uncompressedSize ?? 0) > MANIFEST_MAX) throw new ImportFailure('Not an archive.');
  const text = Buffer.concat(await (await openEntry(zip, entries, 'manifest.json')).toArray()).toString();
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new ImportFailure('This is not an archive of a Bellbird account.');
  if (parsed.data.version !== ARCHIVE_VERSION)
    throw new ImportFailure(`The archive has version ${parsed.data.version}; this release reads ${ARCHIVE_VERSION}.`);
  return parsed.data;
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select from customers limit 1');
  if (rows.length > 0) throw new ImportFailure('This instance has customers already. Import into an empty one.');
}

async function storeFiles(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  { files }: Manifest,
  storage: Storage,
): Promise<void> {
  for (const { key, contentType, sha256 } of files) {
    const content = Buffer.concat(await (await openEntry(zip, entries, `files/${key}`)).toArray());
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      throw new ImportFailure(`The file ${key} of the archive is damaged.`);
    await storage.put(key, content, { contentType });
  }
}

async function importTables(
  client: pg.Client,
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  manifest: Manifest,
): Promise<void> {
  const known = new Map((await listTables(client)).map((table) => [table.name, table.columns]));
  const names = EXPORTED_TABLES.map(({ name }) => name);
  const references = await dropReferences(client, names);
  for (const name of names) {
    await client.query(`alter table ${name} disable trigger user`);
    await importTable(client, await openEntry(zip, entries, `data/${name}.jsonl`), {
      name,
      columns: known.get(`public.${name}`) ?? [],
    });
    await client.query(`alter table ${name} enable trigger user`);
  }
  await client.query(
    `update lead_messages set state = 'cancelled', send_at = null where state in ('scheduled', 'queued')`,
  );
  for (const reference of references) await settleReference(client, reference);
  await moveSequences(client, names);
  for (const name of names) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    if (rows[0]?.count !== manifest.tables[name])
      throw new ImportFailure(`The table ${name} differs from the archive, so nothing was imported.`);
  }
}

async function importTable(
  client: pg.Client,
  content: Readable,
  { name, columns }: { name: string; columns: readonly string[] },
): Promise<void> {
  let batch: string[] = [];
  const flush = async () => {
    const [first] = batch;
    if (first === undefined) return;
    // Only what the archive has: the others keep their defaults.
    const given = new Set(Object.keys(JSON.parse(first) as object));
    const shared = columns.filter((column) => given.has(column.replaceAll('"', '')));
    await client.query(
      `insert into ${name} (${shared.join(', ')}) overriding system value
       select ${shared.join(', ')} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
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
