import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Keyring } from '../crypto/keyring.ts';
import { connectTo } from '../db/hosts.ts';
import { migrate } from '../db/migrate.ts';
import type { Storage } from '../storage/storage.ts';
import {
  BackupFailure,
  type Manifest,
  readFileList,
  readLines,
  readManifest,
  storedFile,
  tableFile,
} from './manifest.ts';
import {
  type Table,
  connect,
  listTables,
  readContents,
  readSchemaVersion,
  writeRows,
  writeSequences,
} from './table-rows.ts';

export type RestoreOptions = {
  databaseUrl: string;
  storage: Storage;
  keyring: Keyring;
  folder: string;
  progress?: (line: string) => void;
};

/**
 * Fills an empty database and storage from a back-up. The rows are written in one transaction and compared with the
 * back-up’s checksums before it commits: afterwards everything is the same, or nothing was restored.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { databaseUrl, storage, keyring, folder, progress = () => undefined } = options;
  const manifest = await readManifest(folder);
  if (!keyring.marks.includes(manifest.secretMark))
    throw new BackupFailure(
      'The back-up was made with another SECRET. Set that one, or add it to EARLIER_SECRETS: ' +
        'identity numbers and two-factor keys cannot be read without it.',
    );
  if (manifest.earlierSecretMarks.some((mark) => !keyring.marks.includes(mark)))
    progress(
      'Some of EARLIER_SECRETS at the time of the back-up are not set now; npm run doctor says what needs them.',
    );
  await refuseUsed(databaseUrl);
  await restoreFiles(storage, folder);
  progress(`${manifest.files.count} files`);
  await migrate(databaseUrl);
  await installJobs(databaseUrl);
  const client = await connect(databaseUrl);
  try {
    await refuseOtherSchema(client, manifest);
    await client.query('begin');
    await restoreTables(client, folder, manifest);
    await client.query('commit');
  } finally {
    await client.end();
  }
  progress(`${Object.keys(manifest.tables).length} tables, equal to the back-up`);
  return manifest;
}

async function refuseUsed(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query(`select from pg_tables where schemaname in ('public', 'pgboss') limit 1`);
    if (rows.length > 0)
      throw new BackupFailure('The database is not empty. Restore into a new one: another DATABASE_URL or DATA_DIR.');
  } finally {
    await client.end();
  }
}

async function refuseOtherSchema(client: pg.Client, manifest: Manifest): Promise<void> {
  const ours = await readSchemaVersion(client);
  if (ours.join('\n') !== manifest.schema.join('\n'))
    throw new BackupFailure(
      `The back-up was made by release ${manifest.release} with another database schema. ` +
        'Restore it into an empty database with that release, then upgrade.',
    );
}

async function installJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ ...connectTo(databaseUrl), max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

async function restoreTables(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const tables = await listTables(client);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  // Rows come table by table: references are checked again when all of them are there.
  const references = await dropReferences(client, tables);
  for (const table of tables) {
    await client.query(`alter table ${table.name} disable trigger user`);
    await writeRows(client, table, readLines(tableFile(folder, table.name)) as AsyncIterable<string>);
    await client.query(`alter table ${table.name} enable trigger user`);
  }
  for (const statement of references) await client.query(statement);
  await writeSequences(client, manifest.sequences);
  for (const table of tables) {
    const { rows, checksum } = await readContents(client, table);
    const expected = manifest.tables[table.name];
    if (rows !== expected?.rows || checksum !== expected.checksum)
      throw new BackupFailure(`The table ${table.name} differs from the back-up, so nothing was restored.`);
  }
}

/** Drops every foreign key, and returns the statements that add them again. */
async function dropReferences(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any($1::regclass[])`,
    [tables.map(({ name }) => name)],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

async function restoreFiles(storage: Storage, folder: string): Promise<void> {
  for await (const { key, contentType, sha256 } of readFileList(folder)) {
    const content = await readFile(storedFile(folder, key));
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      throw new BackupFailure(`The file ${key} of the back-up is damaged.`);
    await storage.put(key, content, { contentType });
  }
}
