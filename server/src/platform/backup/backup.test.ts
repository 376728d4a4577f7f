import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createKeyring } from '../crypto/keyring.ts';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { buildMessage } from '#domains/couples/messages/messages.factory.ts';
import { job, openJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log/log.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { type World, startWorld } from '#testing/world.ts';
import { makeBackup } from './backup.ts';
import { manifestFile, storedFile } from './manifest.ts';
import { type RestoreOptions, restoreBackup } from './restore.ts';
import { connect, listTables, readContents, readSequences } from './table-rows.ts';

const SECRET = 'a-secret-of-the-test-that-is-long-enough';
const PICTURE = Buffer.from([0, 255, 10, 13, 34, 92]);
const later = job({ name: 'test.later', data: z.object({ couple: z.string() }) });

let world: World;
let folder: string;
const databases: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bellbird-backup-'));
  world = await startWorld();
  const { customerId, providerIds } = await world.owner();
  await world.build(async (tx) => {
    const lead = await buildLead(tx, { customer_id: customerId, provider_id: providerIds[0] ?? 0 });
    const body = 'Zoë said: "yes",\n\tback\\slash {a,b} (c) ليلى 💐';
    for (const subject of ['', 'null', 'a,b'])
      await buildMessage(tx, { customer_id: customerId, lead_id: lead.id, body, subject });
  });
  const jobs = await openJobs({
    databaseUrl: world.databaseUrl,
    log: createLog('silent'),
    bound: [{ job: later, handler: async () => undefined }],
    run: false,
  });
  await world.db.system((tx) =>
    jobs.enqueue(tx, later, { couple: 'Zoë & Tim' }, { startAfter: new Date('2030-01-01') }),
  );
  await jobs.close();
  await world.server.storage.put('galleries/1/a.jpg', PICTURE, { contentType: 'image/jpeg' });
});
afterAll(async () => {
  for (const name of databases) await admin(`drop database if exists ${name} with (force)`);
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await admin(`create database ${name}`);
  databases.push(name);
  const url = new URL(world.databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const backUp = (name: string, keyring = createKeyring(SECRET)) =>
  makeBackup({
    databaseUrl: world.databaseUrl,
    storage: world.server.storage,
    keyring,
    release: 'test',
    folder: join(folder, name),
    now: new Date(),
  });

const restore = async (name: string, given: Partial<RestoreOptions> = {}) => {
  const databaseUrl = given.databaseUrl ?? (await emptyDatabase());
  const storage = openStorage(join(folder, `files-${randomUUID()}`));
  await restoreBackup({ keyring: createKeyring(SECRET), ...given, databaseUrl, storage, folder: join(folder, name) });
  return { databaseUrl, storage };
};

async function describe(databaseUrl: string) {
  const client = await connect(databaseUrl);
  try {
    const tables: Record<string, unknown> = {};
    for (const table of await listTables(client)) tables[table.name] = await readContents(client, table);
    const references = await client.query(
      `select conname, convalidated from pg_constraint where contype = 'f' order by 1, 2`,
    );
    return { tables, sequences: await readSequences(client), references: references.rows };
  } finally {
    await client.end();
  }
}

test('a rehearsal: rows, jobs, sequences, references and files are the same after a restore, and ids go on', async () => {
  await backUp('whole');
  const { databaseUrl, storage } = await restore('whole');
  const [before, after] = [await describe(world.databaseUrl), await describe(databaseUrl)];
  expect(Object.keys(before.tables).length).toBeGreaterThan(80);
  expect(before.tables['public.lead_messages']).toMatchObject({ rows: 3 });
  expect(before.tables['pgboss.job']).toMatchObject({ rows: 1 });
  expect(after).toEqual(before);
  const picture = await storage.get('galleries/1/a.jpg');
  expect([picture?.contentType, Buffer.concat((await picture?.stream.toArray()) ?? [])]).toEqual([
    'image/jpeg',
    PICTURE,
  ]);
});

test('what is not empty, not ours or not whole is refused with a sentence, and nothing is restored', async () => {
  await backUp('refused');
  await expect(backUp('refused')).rejects.toThrow('is there already; name a new folder');
  await expect(restore('refused', { databaseUrl: world.databaseUrl })).rejects.toThrow('The database is not empty');
  await expect(restore('refused', { keyring: createKeyring('another'.repeat(8)) })).rejects.toThrow(
    'made with another SECRET',
  );
  await expect(restore('nowhere')).rejects.toThrow('There is no complete back-up');
});

test('a back-up from before SECRET was replaced is accepted while the old one is listed; one from between says what is missing', async () => {
  const [used, current] = [{ databaseUrl: world.databaseUrl }, 'a-newer-secret-of-the-test-that-is-long-enough'];
  const both = createKeyring(current, [SECRET]);
  await backUp('before');
  await expect(restore('before', { keyring: createKeyring(current) })).rejects.toThrow('or add it to EARLIER_SECRETS');
  // The secret is right: it goes on to what comes next.
  await expect(restore('before', { ...used, keyring: both })).rejects.toThrow('The database is not empty');

  await backUp('between', both);
  const lines: string[] = [];
  const noted = { ...used, progress: (line: string) => lines.push(line) };
  await expect(restore('between', { ...noted, keyring: both })).rejects.toThrow('The database is not empty');
  expect(lines).toEqual([]);
  await expect(restore('between', { ...noted, keyring: createKeyring(current) })).rejects.toThrow('is not empty');
  expect(lines).toEqual([
    'Some of EARLIER_SECRETS at the time of the back-up are not set now; npm run doctor says what needs them.',
  ]);
});

test('a back-up of another release is refused', async () => {
  await backUp('older');
  const file = manifestFile(join(folder, 'older'));
  await writeFile(file, (await readFile(file, 'utf8')).replace('0001_platform.sql', '0000_other.sql'));
  await expect(restore('older')).rejects.toThrow('with another database schema');
});

test('damage is noticed: in a file before anything is written, in a row before the commit', async () => {
  await backUp('damaged');
  const place = join(folder, 'damaged');
  const file = manifestFile(place);
  const whole = await readFile(file, 'utf8');
  await writeFile(file, whole.replace(/(?<="public\.leads": \{\s*"rows": 1,\s*"checksum": ")[^"]+/, '7'));
  const databaseUrl = await emptyDatabase();
  await expect(restore('damaged', { databaseUrl })).rejects.toThrow('The table public.leads differs');
  expect((await describe(databaseUrl)).tables['public.leads']).toMatchObject({ rows: 0 });
  await writeFile(file, whole);
  await appendFile(storedFile(place, 'galleries/1/a.jpg'), 'x');
  await expect(restore('damaged')).rejects.toThrow('galleries/1/a.jpg of the back-up is damaged');
});
