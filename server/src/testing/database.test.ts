import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from './database.ts';

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  first = await testDatabase();
  second = await testDatabase();
});
afterAll(() => Promise.all([first.drop(), second.drop()]));

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a test database has the shape of the migrations', async () => {
  const rows = await ask(first.url, 'select name from schema_migrations order by name limit 1');
  expect(rows).toEqual([{ name: '0001_platform.sql' }]);
});

test('what one file writes is not seen by another', async () => {
  await ask(first.url, 'create table only_here (id int)');
  await expect(ask(second.url, 'select * from only_here')).rejects.toThrow('does not exist');
});
