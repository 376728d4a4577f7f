import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import yauzl from 'yauzl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTranslators } from '#app/value-texts/translator-for.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import type { Tx } from '#platform/db/db.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { testDatabase } from '#testing/database.ts';
import { type World, startWorld } from '#testing/world.ts';
import { readTable } from '@bellbird/contract/growth/imports';
import { FORGET_MISSING_ADDRESSES, USE_DAYS_OF_DEALS, WRITE_NAME_KEYS } from '#domains/couples/leads/leads.public.ts';
import { CANCEL_WAITING_MESSAGES } from '#domains/couples/messages/messages.public.ts';
import { CONTINUE_INVOICE_NUMBERS } from '#domains/money/payments/payments.public.ts';
import { buildSession } from '#domains/people/access/access.factory.ts';
import { updateExport } from './account-exports.repository.ts';
import { findFileKeys } from './exported-rows.repository.ts';
import { SHEETS } from './archive-sheets.rules.ts';
import { EXPORTED_TABLES, toArchiveKey } from './exported-tables.rules.ts';
import { importAccount } from './account-import.operations.ts';
import { type ExportMakingService, createExportMakingService } from './export-making.service.ts';

const DEMO_PASSWORD = 'demo-wedding';
const AFTERWARDS = [
  CANCEL_WAITING_MESSAGES,
  CONTINUE_INVOICE_NUMBERS,
  FORGET_MISSING_ADDRESSES,
  WRITE_NAME_KEYS,
  USE_DAYS_OF_DEALS,
];
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
    translatorFor: createTranslators([]),
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

/** Every entry of an archive that is text, by its name. */
async function readTexts(file: string): Promise<Map<string, string>> {
  const zip = await yauzl.openPromise(file, { autoClose: false });
  const texts = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    if (/\.(?:html|csv|jsonl)$/.test(entry.fileName))
      texts.set(
        entry.fileName,
        Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray()).toString('utf8'),
      );
  zip.close();
  return texts;
}

const COMMENT_PICTURE = 'public/comments/with-a-picture.webp';

/** What the demo has none of, so that every table of an archive is read again with rows. */
async function fillQuietTables(tx: Tx): Promise<void> {
  const of = sql`${customerId}::int`;
  const first = (table: string) => sql`(select min(id) from ${sql.table(table)} where customer_id = ${of})`;
  const provider = first('providers');
  for (const statement of [
    sql`insert into quote_reminders values (${of}, ${first('quotes')}, 'expiring', 1, now())`,
    sql`insert into quote_amendments (customer_id, quote_id, number, content, content_hash, cents, gst_cents, state,
        created_at) values (${of}, ${first('quotes')}, 1, '{}', sha256('x'), 1000, 91, 'sent', now())`,
    sql`insert into quote_templates (customer_id, provider_id, name, content) values (${of}, ${provider}, 'Barn', '{}')`,
    sql`insert into quote_bank_accounts values (${provider}, ${of}, 'Wattle Creek', '062000', '12345678')`,
    sql`insert into lead_calls (customer_id, lead_id, direction) values (${of}, ${first('leads')}, 'out')`,
    sql`insert into calendar_settings values (${provider}, ${of}, 2)`,
    sql`insert into comment_requests (customer_id, couple_provider_id, state, asked_at)
      values (${of}, ${first('couple_providers')}, 'sent', now())`,
    sql`insert into testimonial_images (customer_id, testimonial_id, image_key)
      values (${of}, ${first('testimonials')}, ${COMMENT_PICTURE})`,
    sql`insert into testimonial_histories (customer_id, testimonial_id, kind, who, at)
      values (${of}, ${first('testimonials')}, 'created', 'Nina', now())`,
    sql`insert into review_channels (customer_id, provider_id, channel, url)
      values (${of}, ${provider}, 'google', 'https://maps.google.com/?cid=1')`,
    sql`insert into external_comments (customer_id, provider_id, channel_id, author, rating, body, written_on, fingerprint)
      values (${of}, ${provider}, ${first('review_channels')}, 'Ana', 4, 'Lovely', '2026-05-01', 'print')`,
    sql`insert into adjustment_notes (number, customer_id, payment_id, installment_id, reason, issued_on, amount_cents,
        gst_cents) select 1001, customer_id, payment_id, installment_id, 'refund', issued_on, 1100, 100
        from tax_invoices where customer_id = ${of} limit 1`,
    sql`insert into provider_item_options (customer_id, item_id, option_id)
      select ${of}, ${first('provider_items')}, min(id) from item_options`,
  ])
    await statement.execute(tx);
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

  test('each list has a cell under each heading, in the table and on the page', async () => {
    const texts = await readTexts(await save());
    for (const { name, headings } of SHEETS) {
      const { header, rows } = readTable((texts.get(`csv/${name}.csv`) ?? '').replace('\uFEFF', ''));
      expect([name, header]).toEqual([name, [...headings]]);
      expect([name, new Set(rows.map(({ cells }) => cells.length))]).toEqual([
        name,
        new Set(rows.length > 0 ? [headings.length] : []),
      ]);
      const page = texts.get(`${name}.html`) ?? '';
      expect([name, page.match(/<td>/g)?.length ?? 0]).toEqual([name, rows.length * headings.length]);
    }
    // The demo has some of everything but money that went back.
    const empty = SHEETS.filter(({ name }) => !texts.get(`${name}.html`)?.includes('<td>')).map(({ name }) => name);
    expect(empty).toEqual(['adjustments']);
    expect(texts.get('listing.html')).toContain('<td>All of our state</td>');
    expect(texts.get('calendar.html')).toMatch(/<td>Wattle Creek[^<]*<\/td><td>[^<]+<\/td><td>Booked<\/td>/);
  });

  test('SHELL-098 is in the language of who asked for it, from right to left where that is read so', async () => {
    const speak = (language: string) =>
      world.build((tx) =>
        tx
          .updateTable('customer_users')
          .set({ preferred_language: language })
          .where('customer_id', '=', customerId)
          .execute(),
      );
    await speak('ar');
    const texts = await readTexts(await save());
    await speak('en');
    expect(texts.get('index.html')).toContain('<html lang="ar" dir="rtl">');
    expect(texts.get('couples.html')).toContain('<h1>الأزواج</h1>');
    expect(texts.get('csv/deals.csv')).toContain('الزوجان,الشركة,تاريخ الاتفاق');
    // Questions are ours, answers are theirs.
    expect(texts.get('listing.html')).toContain('<td>المنطقة الزمنية</td>');
    expect([...texts].filter(([name, text]) => name.endsWith('.html') && />Contents</.test(text))).toEqual([]);
  });

  test('a couple’s page begins with what they asked for', async () => {
    const texts = await readTexts(await save());
    const { lead_id: id, message } = await world.build((tx) =>
      tx
        .selectFrom('lead_details')
        .select(['lead_id', 'message'])
        .where('customer_id', '=', customerId)
        .where('message', '<>', '')
        .orderBy('lead_id')
        .executeTakeFirstOrThrow(),
    );
    expect(texts.get(`couples/${id}.html`)).toContain(message.split(/['"&<>’]/)[0]);
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
    await world.server.storage.put(COMMENT_PICTURE, Buffer.from('a picture'), { contentType: 'image/webp' });
    // A place that only the team of this instance has added.
    await world.build(async (tx) => {
      await fillQuietTables(tx);
      await sql`with city as (
          insert into cities (region_id, name, slug, position, time_zone, latitude, longitude)
          select region_id, 'Wombat Flat', 'wombat-flat', 1 + (select max(position) from cities), time_zone, -35, 149
          from cities limit 1 returning id)
        update providers set city_id = city.id from city where customer_id = ${customerId}`.execute(tx);
      // And a reason that it has added.
      await sql`insert into config_entries (item_type, item_id, code, value, position)
        values ('info_request_reject_reason', 77, 'too_windy', 'Too windy for their arch', 77)`.execute(tx);
      await sql`update leads set reject_reason_id = 77 where customer_id = ${customerId} and status = 'rejected'`.execute(
        tx,
      );
      // An older release had other keys of names.
      await sql`update leads set couple_name_key = 'older' where customer_id = ${customerId}`.execute(tx);
      // And kept the day a couple first asked for beside that of their deal.
      await sql`update leads set organization_date = '2020-02-29' from couple_providers deal
        where deal.customer_id = ${customerId} and deal.lead_id = leads.id and deal.status <> 'refused'`.execute(tx);
    });
    const file = await save();
    const database = await testDatabase();
    const storage = openStorage(join(folder, 'imported'));
    try {
      const manifest = await importAccount({
        databaseUrl: database.url,
        storage,
        file,
        afterwards: AFTERWARDS,
      });
      expect(manifest.tables['leads']).toBeGreaterThan(100);
      expect(manifest.files.length).toBeGreaterThan(10);
      for (const { key } of manifest.files) expect(await storage.exists(key)).toBe(true);
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const empty = Object.keys(manifest.tables).filter((table) => manifest.tables[table] === 0);
      expect(empty).toEqual([]);
      // Nothing that a row names is missing: photos, pictures of products, files of conversations.
      const named = await world.server.db.tenantRead(customerId, (tx) => findFileKeys(tx, customerId));
      expect(named.filter((key) => !manifest.files.some((each) => each.key === key))).toEqual([]);
      const catalogue = new Set(EXPORTED_TABLES.filter((each) => each.isCatalogue).map(({ name }) => name));
      for (const [table, rows] of Object.entries(manifest.tables)) {
        if (catalogue.has(table)) continue;
        const counted = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
        expect([table, counted.rows[0]?.count]).toEqual([table, rows]);
      }
      const waiting = await client.query(`select from lead_messages where state in ('queued', 'scheduled')`);
      expect(waiting.rowCount).toBe(0);
      const place = await client.query<{ name: string }>(
        'select distinct cities.name from providers join cities on cities.id = city_id',
      );
      expect(place.rows).toEqual([{ name: 'Wombat Flat' }]);
      const reason = await client.query<{ value: string }>(`select distinct value from leads
        join config_entries on item_type = 'info_request_reject_reason' and item_id = reject_reason_id`);
      expect(reason.rows).toEqual([{ value: 'Too windy for their arch' }]);
      // The next invoice and the next message are possible here: no number is given twice, no address is missing.
      const series = await client.query(`select from invoice_series
        where last >= (select max(number) from tax_invoices) and last_note >= (select max(number) from adjustment_notes)`);
      expect(manifest.tables['tax_invoices']).toBeGreaterThan(0);
      expect(series.rowCount).toBe(1);
      const unreachable = await client.query(`select from leads join couples on couples.id = couple_id
        where has_email and coalesce(email, partner_email) is null`);
      expect(unreachable.rowCount).toBe(0);
      const deals = await client.query(
        `select from couple_providers where status <> 'refused' and wedding_date is not null`,
      );
      expect(deals.rowCount).toBeGreaterThan(0);
      const elsewhere = await client.query(`select from leads
        join couple_providers deal on deal.lead_id = leads.id and deal.status <> 'refused'
        where organization_date <> deal.wedding_date`);
      expect(elsewhere.rowCount).toBe(0);
      const unfound = await client.query('select from leads where couple_name_key <> search_key(couple_name)');
      expect(unfound.rowCount).toBe(0);
      await client.query(`insert into customers (name, account_manager_name, account_manager_email)
        values ('Another', 'Ruth', 'ruth@example.com')`);
      await client.end();
      await expect(importAccount({ databaseUrl: database.url, storage, file, afterwards: AFTERWARDS })).rejects.toThrow(
        /customers already/,
      );
    } finally {
      await database.drop();
    }
  });
});
