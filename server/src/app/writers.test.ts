import { resolve } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findColumnReaders } from '#testing/column-readers.ts';
import { findColumnWriters } from '#testing/column-writers.ts';
import { testDatabase } from '#testing/database.ts';

const MIGRATIONS = 'reference data that migrations ship; nobody edits it';

/** Whole tables, or single columns, that no statement of the product names. */
const WRITTEN_OTHERWISE: Record<string, string> = {
  catalog_types: MIGRATIONS,
  item_option_groups: MIGRATIONS,
  item_options: MIGRATIONS,
  regions: MIGRATIONS,
  demo_steps: 'how far loading the demo data got',
  'push_keys.is_only': 'a constant that keeps the table at one row',
};

/** Ids, keys and moments that the database fills in itself. */
const BY_DATABASE = /^(?:now\(\)|gen_random_uuid\(\)|current_customer\(\))/;

type Column = { table: string; column: string; preset: string | null };

async function findColumns(): Promise<Column[]> {
  const database = await testDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(`
      select table_name as table, column_name as column, column_default as preset
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_identity = 'NO' and is_generated = 'NEVER'
      order by table_name, ordinal_position`);
    return rows;
  } finally {
    await client.end();
    await database.drop();
  }
}

test('tables that only migrations write are filled by them', async () => {
  const shipped = Object.keys(WRITTEN_OTHERWISE).filter((name) => WRITTEN_OTHERWISE[name] === MIGRATIONS);
  const database = await testDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const table of shipped) {
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    expect([table, rowCount]).toEqual([table, 1]);
  }
  await client.end();
  await database.drop();
});

test('every column is written by the product, not by demo data alone', async () => {
  const isWritten = findColumnWriters(resolve(import.meta.dirname, '../..'));
  const columns = (await findColumns()).filter(({ preset }) => !BY_DATABASE.test(preset ?? ''));
  const unwritten = columns.filter(({ table, column }) => !isWritten(table, column));
  const excused = (name: string) => unwritten.some(({ table, column }) => [table, `${table}.${column}`].includes(name));

  expect(columns.length).toBeGreaterThan(500);
  expect(
    unwritten.filter(({ table, column }) => !(table in WRITTEN_OTHERWISE || `${table}.${column}` in WRITTEN_OTHERWISE)),
  ).toEqual([]);
  expect(Object.keys(WRITTEN_OTHERWISE).filter((name) => !excused(name))).toEqual([]);
});

/** Columns that are stored for people who look into the database, because somebody disputes what happened. */
const READ_OTHERWISE: Record<string, string> = {
  'demo_steps.loaded_at': 'how long loading the demo data took',
  'direct_debits.mandate_version': 'which text a vendor agreed to; BECS asks us for it when a debit is disputed',
  'direct_debits.agreed_by': 'who agreed to it, likewise',
  'direct_debits.agreed_from': 'the address they agreed from, likewise',
  'discount_coupons.used_by': 'which colleague marked a couple’s coupon as used, if the couple says that it was not',
  'quote_instalments.amendment_id': 'which change after the yes a payment is for; the couple approved that one',
  'referrals.terms_version': 'the terms a vendor agreed to when they recommended somebody else’s details',
  'refund_requests.needs_second': 'the limit may change; this is what it said that day',
  'sms_suppressions.stopped_at': 'when somebody replied STOP; the Spam Act gives us five working days from then',
};

test('every column is read by the product, or says who else reads it', async () => {
  const isRead = findColumnReaders(resolve(import.meta.dirname, '../..'));
  const unread = (await findColumns()).filter(({ column }) => !isRead(column));
  const names = unread.map(({ table, column }) => `${table}.${column}`);
  expect(names.filter((name) => !(name in READ_OTHERWISE))).toEqual([]);
  expect(Object.keys(READ_OTHERWISE).filter((name) => !names.includes(name))).toEqual([]);
});
