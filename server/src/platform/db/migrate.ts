import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import type pg from 'pg';
import { connectTo } from './hosts.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);
const LOCK = 7_153_001;

type Migration = { name: string; sql: string; checksum: string };

/** Migrates a database to the newest version. Several processes may start at once: one migrates, the others wait. */
export async function migrate(databaseUrl: string, log: (line: string) => void = () => {}): Promise<void> {
  const { connectionString, Client } = connectTo(databaseUrl);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const applied = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const known = new Map(applied.rows.map((row) => [row.name, row.checksum]));
    for (const migration of await readMigrations()) {
      const checksum = known.get(migration.name);
      if (checksum === undefined) {
        await apply(client, migration);
        log(`migrated ${migration.name}`);
      } else if (checksum !== migration.checksum) {
        throw new Error(`${migration.name} was changed after it had been applied; write a new migration instead`);
      }
    }
  } finally {
    await client.end();
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}
