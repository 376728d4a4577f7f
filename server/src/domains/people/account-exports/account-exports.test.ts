import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import yauzl from 'yauzl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { testDatabase } from '#testing/database.ts';
import { type World, startWorld } from '#testing/world.ts';
import { CANCEL_WAITING_MESSAGES } from '#domains/couples/messages/messages.public.ts';
import { buildSession } from '#domains/people/access/access.factory.ts';
import { updateExport } from './account-exports.repository.ts';
import { toArchiveKey } from './exported-tables.rules.ts';
import { importAccount } from './account-import.operations.ts';
import { type ExportMakingService, createExportMakingService } from './export-making.service.ts';

const DEMO_PASSWORD = 'demo-wedding';
let now = new Date();
const clock = { now: () => now };
let outbox: Outbox;
let world: World;
let making: ExportMakingService;
let folder: string;
let call: World['anyone'];
let customerId: number;

beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ clock });
  await loadDemoData(world.server, now);
  making = createExportMakingService(makingPorts());
  folder = await mkdtemp(join(tmpdir(), 'bellbird-export-'));
  const session = await world.build(async (tx) => {
    const user = await tx
      .selectFrom('customer_users')
      .innerJoin('logins', 'logins.id', 'customer_users.login_id')
      .select(['customer_users.id', 'customer_users.customer_id', 'login_id'])
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    customerId = user.customer_id;
    return buildSession(tx, { loginId: user.login_id, customerId, customerUserId: user.id });
  });
  call = (method, path, options = {}) =>
    world.anyone(method, path, { ...options, headers: { ...session.headers, ...options.headers } });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
  await rm(folder, { recursive: true, force: true });
});

function makingPorts(): Parameters<typeof createExportMakingService>[0] {
  const smtpUrl = outbox.environment['SMTP_URL'] ?? '';
  return {
    ...world.server,
    clock,
    mailer: createMailer({ smtpUrl, from: 'b@bellbird.example', log: createLog('silent') }),
    baseUrl: 'https://panel.example',
  };
}

const list = async () => (await call('GET', '/account-exports')).json().data;
const request = (oldPassword?: string) => call('POST', '/account-exports', { body: { oldPassword } });

/** Asks for an archive, makes it and saves it. */
async function save(): Promise<string> {
  const { id } = (await request(DEMO_PASSWORD)).json().data;
  await making.make(id);
  const [{ url }] = await list();
  const response = await world.anyone('GET', String(url).replace(/^\/api/, ''));
  expect(response.statusCode).toBe(200);
  const file = join(folder, `${id}.zip`);
  await writeFile(file, response.rawPayload);
  return file;
}

describe('the whole account as one archive', () => {
  test('takes a manager and their password, is made once at a time, and a mail says when it is ready', async () => {
    const assistant = await world.owner();
    const colleague = await world.colleague(assistant, { providerIds: assistant.providerIds });
    expect((await colleague.call('POST', '/account-exports', { body: {} })).statusCode).toBe(403);
    expect((await request()).json().errors.oldPassword).toBeDefined();
    expect((await request('wrong')).json().errors.oldPassword).toBe('This is not your current password.');
    const { id } = (await request(DEMO_PASSWORD)).json().data;
    expect((await request(DEMO_PASSWORD)).statusCode).toBe(409);
    expect(await list()).toMatchObject([{ id, status: 'waiting', progress: 0, url: null }]);
    await making.make(id);
    expect(await list()).toMatchObject([{ id, status: 'ready', progress: 100, url: expect.any(String) }]);
    const { email } = await world.build((tx) =>
      tx
        .selectFrom('customer_users')
        .select('email')
        .where('customer_id', '=', customerId)
        .orderBy('id')
        .executeTakeFirstOrThrow(),
    );
    expect((await outbox.mailTo(email ?? '')).subject).toBe('Your data is ready to download');
    // A job that runs twice makes nothing again.
    await making.make(id);
    expect(outbox.untaken()).toEqual([]);
  });

  test('has pages, tables and files, and nothing of others', async () => {
    const zip = await yauzl.openPromise(await save(), { autoClose: false });
    const names: string[] = [];
    let couples = '';
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName);
      if (entry.fileName === 'csv/couples.csv')
        couples = Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray()).toString();
    }
    zip.close();
    expect(names).toEqual(expect.arrayContaining(['index.html', 'couples.html', 'csv/invoices.csv', 'manifest.json']));
    expect(names.some((name) => /^couples\/\d+\.html$/.test(name))).toBe(true);
    expect(names.some((name) => name.startsWith('files/'))).toBe(true);
    const { count } = await world.build((tx) =>
      tx
        .selectFrom('leads')
        .select((build) => build.fn.countAll<number>().as('count'))
        .where('customer_id', '=', customerId)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow(),
    );
    // A line for the headings and one after the last row.
    expect(couples.split('\r\n')).toHaveLength(count + 2);
  });

  test('is made again from the start when its process was killed, or when storing it failed', async () => {
    const { id } = (await request(DEMO_PASSWORD)).json().data;
    const isFull = createExportMakingService({
      ...makingPorts(),
      storage: { ...world.server.storage, put: () => Promise.reject(new Error('disk full')) },
    });
    await expect(isFull.make(id)).rejects.toThrow('disk full');
    expect((await list())[0]).toMatchObject({ id, status: 'failed', url: null });
    // What a killed process leaves: a row that says it is under way, and the first part of an archive.
    await world.build((tx) => updateExport(tx, id, { status: 'running', progress: 40 }));
    await world.server.storage.put(`${toArchiveKey(id)}/000000`, Buffer.from('half'), {
      contentType: 'application/zip',
    });
    await making.make(id);
    const [{ status, url }] = await list();
    expect(status).toBe('ready');
    const { rawPayload } = await world.anyone('GET', String(url).replace(/^\/api/, ''));
    const zip = await yauzl.fromBufferPromise(rawPayload);
    expect(zip.entryCount).toBeGreaterThan(100);
  });

  test('is gone after a week, and its address after minutes', async () => {
    await save();
    const [{ url }] = await list();
    const path = String(url).replace(/^\/api/, '');
    expect((await world.anyone('GET', path.replace(/[\w-]{43}/, 'A'.repeat(43)))).statusCode).toBe(404);
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await world.anyone('GET', path)).statusCode).toBe(404);
    now = new Date(now.getTime() + 8 * 24 * 60 * 60_000);
    await making.deleteExpired();
    expect(await list()).toEqual(expect.arrayContaining([expect.objectContaining({ status: 'expired', url: null })]));
    now = new Date();
  });

  test('can be read into an empty instance, with equal counts, and not into a used one', async () => {
    const file = await save();
    const database = await testDatabase();
    const storage = openStorage(join(folder, 'imported'));
    try {
      const manifest = await importAccount({
        databaseUrl: database.url,
        storage,
        file,
        afterwards: [CANCEL_WAITING_MESSAGES],
      });
      expect(manifest.tables['leads']).toBeGreaterThan(100);
      expect(manifest.files.length).toBeGreaterThan(10);
      for (const { key } of manifest.files) expect(await storage.exists(key)).toBe(true);
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      for (const [table, rows] of Object.entries(manifest.tables)) {
        const counted = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
        expect([table, counted.rows[0]?.count]).toEqual([table, rows]);
      }
      const waiting = await client.query(`select from lead_messages where state in ('queued', 'scheduled')`);
      expect(waiting.rowCount).toBe(0);
      await client.query(`insert into customers (name, account_manager_name, account_manager_email)
        values ('Another', 'Ruth', 'ruth@example.com')`);
      await client.end();
      await expect(
        importAccount({ databaseUrl: database.url, storage, file, afterwards: [CANCEL_WAITING_MESSAGES] }),
      ).rejects.toThrow(/customers already/);
    } finally {
      await database.drop();
    }
  });
});
