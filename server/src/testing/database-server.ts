import { rmSync } from 'node:fs';
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

const FOLDERS = join(import.meta.dirname, '../../../node_modules/.cache/bellbird');
const TEMPLATE = 'bellbird_template';
const MOST_RUNS_AT_ONCE = 8;

// Nothing of a test run is worth keeping, so nothing waits for the disk.
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

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
  };
}

// Folders are kept between runs (making one takes most of a second), and a second run at the same time takes the next.
async function startInFreeFolder(): Promise<EmbeddedPostgres> {
  for (let number = 1; number <= MOST_RUNS_AT_ONCE; number++) {
    const dataDir = join(FOLDERS, `test-postgres-${number}`);
    const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined, settings: FORGETFUL });
    try {
      return await start();
    } catch (error) {
      if (error instanceof DataFolderInUse) continue;
      rmSync(dataDir, { recursive: true, force: true });
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
