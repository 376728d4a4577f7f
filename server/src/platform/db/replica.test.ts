import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { buildProvider } from '#domains/listing/providers/providers.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded.ts';
import { type Replica, startReplica } from '#testing/replica.ts';
import { type Db, type Tx, openDb } from './db.ts';
import { migrate } from './migrate.ts';
import { changesListsOf, readingPrimary } from './replica.ts';

const QUICK = { fsync: 'off', full_page_writes: 'off', shared_buffers: '32MB' };

let folder: string;
let primary: EmbeddedPostgres;
let replica: Replica;
let db: Db;
let customerId: number;
let providerId: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bellbird-replica-'));
  const dataDir = join(folder, 'one');
  primary = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: QUICK });
  await migrate(primary.url);
  replica = await startReplica({
    primary: { url: primary.url, dataDir },
    dataDir: join(folder, 'two'),
    settings: QUICK,
  });
  const both = primary.url.replace(/@([^/]+)/, (_all, host) => `@${host},${new URL(replica.url).host}`);
  db = openDb({ url: both, readUrl: replica.url, poolSize: 3, onError: () => undefined });
  customerId = await db.system(async (tx) => (await buildCustomer(tx)).id);
  providerId = await db.system(async (tx) => (await buildProvider(tx, { customer_id: customerId })).id);
});
afterAll(async () => {
  await db.close();
  await replica.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

const isReplica = async (tx: Tx) =>
  (await sql<{ waits: boolean }>`select pg_is_in_recovery() as waits`.execute(tx)).rows[0]?.waits;
const leadCount = async (tx: Tx) => (await tx.selectFrom('leads').select('id').execute()).length;
const listsAreOnReplica = () =>
  vi.waitFor(async () => expect(await db.tenantList(customerId, isReplica)).toBe(true), {
    timeout: 30_000,
    interval: 20,
  });
const addLead = () =>
  db.tenant(customerId, (tx) => buildLead(tx, { customer_id: customerId, provider_id: providerId }));

async function tell(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: replica.url });
  await client.connect();
  await client.query(text);
  await client.end();
}

test('lists come from the replica, everything else from the primary', async () => {
  await listsAreOnReplica();
  expect(await db.tenantRead(customerId, isReplica)).toBe(false);
  expect(await db.tenant(customerId, (tx) => db.tenantList(customerId, () => isReplica(tx)))).toBe(false);
});

test('a list has what its customer has just written, even while the replica does not', async () => {
  await listsAreOnReplica();
  await tell('select pg_wal_replay_pause()');
  const before = await db.tenantRead(customerId, leadCount);
  await addLead();
  expect(await db.tenantList(customerId, leadCount)).toBe(before + 1);
  // Another customer has written nothing and may be a moment behind.
  expect(await db.tenantList(customerId + 1, isReplica)).toBe(true);
  await tell('select pg_wal_replay_resume()');
  await listsAreOnReplica();
  expect(await db.tenantList(customerId, leadCount)).toBe(before + 1);
});

test('the same holds for what another process or work across customers has written, and for a caller who insists', async () => {
  await listsAreOnReplica();
  expect(await readingPrimary(() => db.tenantList(customerId, isReplica))).toBe(false);
  db.wroteElsewhere(customerId);
  expect(await db.tenantList(customerId, isReplica)).toBe(false);
  await listsAreOnReplica();
  await db.system(async (tx) => changesListsOf(tx, customerId));
  expect(await db.tenantList(customerId, isReplica)).toBe(false);
});

test('when the primary is gone and the replica is promoted, writes go on by the same address', async () => {
  await addLead();
  const before = await db.tenantRead(customerId, leadCount);
  await listsAreOnReplica();
  process.kill(primary.pid, 'SIGKILL');
  await primary.exited;
  await expect(addLead()).rejects.toThrow();
  await replica.promote();
  await vi.waitFor(addLead, { timeout: 30_000, interval: 50 });
  expect(await db.tenantRead(customerId, leadCount)).toBe(before + 1);
});
