import { createHash } from 'node:crypto';
import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/db/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded.ts';
import { DataFolderInUse } from '#platform/postgres/starter-lock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseServer: { url: string; template: string };
  }
}

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/bellbird');
const MEMORY = '/dev/shm';
/** A run takes about a third of it. */
const ROOM_IN_MEMORY = 3 * 2 ** 30;
const TEMPLATE = 'bellbird_template';
const MOST_RUNS_AT_ONCE = 8;

// Nothing of a test run is worth keeping, so nothing waits for the disk.
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  max_wal_size: '256MB',
};

/** Vitest's global setup: one PostgreSQL for the whole run, with one migrated database to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startInFreeFolder();
  // Vitest leaves on a second Ctrl-C without asking us: the database is told on the way out.
  const endWithThisProcess = () => process.kill(server.pid, 'SIGINT');
  const leave = () => process.exit(143);
  process.once('exit', endWithThisProcess);
  process.once('SIGTERM', leave);
  process.once('SIGHUP', leave);
  await prepareTemplate(server.url);
  project.provide('testDatabaseServer', { url: server.url, template: TEMPLATE });
  return async () => {
    process.off('exit', endWithThisProcess);
    process.off('SIGTERM', leave);
    process.off('SIGHUP', leave);
    await server.stop();
    server.removeFromMemory();
  };
}

/**
 * Cloning a database makes and deletes more than a thousand files, which a busy disk turns into most of a second: where
 * the machine has room, they are kept in memory. The name is the same in each run, so that what a killed one left is
 * used again.
 */
function folderNamed(number: number): string {
  const onDisk = join(CACHE, `test-postgres-${number}`);
  const clone = createHash('sha256').update(CACHE).digest('hex').slice(0, 8);
  return hasRoomInMemory() ? join(MEMORY, `bellbird-tests-${clone}-${number}`) : onDisk;
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_IN_MEMORY;
  } catch {
    return false;
  }
}

// A second run at the same time takes the next folder.
async function startInFreeFolder(): Promise<EmbeddedPostgres & { removeFromMemory(): void }> {
  for (let number = 1; number <= MOST_RUNS_AT_ONCE; number++) {
    const dataDir = folderNamed(number);
    const remove = () => rmSync(dataDir, { recursive: true, force: true });
    const start = async () => {
      const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: FORGETFUL });
      return { ...server, removeFromMemory: () => dataDir.startsWith(MEMORY) && remove() };
    };
    try {
      return await start();
    } catch (error) {
      if (error instanceof DataFolderInUse) continue;
      remove();
      return start();
    }
  }
  throw new Error(`More than ${MOST_RUNS_AT_ONCE} test runs at once.`);
}

async function prepareTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const left = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'test\\_%' or datname = '${TEMPLATE}'`,
    );
    for (const { datname } of left.rows) await client.query(`drop database "${datname}" with (force)`);
    await client.query(`create database ${TEMPLATE}`);
  } finally {
    await client.end();
  }
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.href);
}
