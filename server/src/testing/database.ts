import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A migrated, empty database for one test file: take it in `beforeAll`, drop it in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('testDatabaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server.url, `create database ${name} template ${server.template} strategy file_copy`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server.url, `drop database if exists ${name} with (force)`) };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
