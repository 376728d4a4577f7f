import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import type { CoupleTable } from '#domains/couples/leads/couples/couples.tables.ts';
import { createUnsubscribeTokensService } from '#domains/couples/leads/couples/unsubscribe-tokens.service.ts';
import { buildCouple, buildDeal, buildLead } from '#domains/couples/leads/leads.factory.ts';
import type { LeadTable } from '#domains/couples/leads/leads.tables.ts';
import { createCommentRequestMailsService } from './comment-request-mails.service.ts';
import { createDueCommentRequestsService } from './due-comment-requests.service.ts';

const SECRET = 'a secret for the links of this test suite';
const NOW = '2026-11-15T02:00:00Z';
const PAST = '2026-10-03';
const COMING = '2026-11-21';

let now = new Date(NOW);
const clock = { now: () => now };
let world: World;
let outbox: Outbox;
let vendor: Actor;
let serial = 0;
let sendAll: () => Promise<void>;
let closeMailer: () => void;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ clock, environment: { ...outbox.environment, SECRET, JOBS: 'false' } });
  const log = { info: () => undefined, warn: () => undefined };
  const mailer = createMailer({ smtpUrl: outbox.environment['SMTP_URL'] ?? '', from: 'hello@bellbird.example', log });
  const unsubscribeTokens = createUnsubscribeTokensService({
    keyring: createKeyring(SECRET),
    baseUrl: 'https://panel.example',
  });
  const ports = { db: world.db, clock, mailer, marketplaceUrl: 'https://market.example', unsubscribeTokens };
  const mails = createCommentRequestMailsService(ports);
  ({ sendAll } = createDueCommentRequestsService({ ...ports, mails }));
  closeMailer = () => mailer.close();
});
beforeEach(async () => {
  now = new Date(NOW);
  vendor = await world.owner();
});
afterAll(async () => {
  closeMailer();
  await world.close();
  await outbox.close();
});

type Given = { date?: string | null; lead?: Partial<Insertable<LeadTable>>; couple?: Partial<Insertable<CoupleTable>> };

async function deal({ date = PAST, lead, couple }: Given = {}) {
  serial += 1;
  const email = `nina${serial}@example.com`;
  return world.build(async (tx) => {
    const { id: coupleId } = await buildCouple(tx, 'Nina & Cole', { email, ...couple });
    const { id: leadId } = await buildLead(tx, {
      customer_id: vendor.customerId,
      provider_id: vendor.providerIds[0] ?? 0,
      couple_id: coupleId,
      has_email: true,
      organization_date: date,
      ...lead,
    });
    const { id } = await buildDeal(tx, { customer_id: vendor.customerId, lead_id: leadId, status: 'approved' });
    return { id, leadId, coupleId, email };
  });
}

const ask = (id: number) => vendor.call('POST', `/couple-providers/${id}/request-comment`, { body: {} });
const askAll = async () => (await vendor.call('POST', '/couple-providers/request-comments', { body: {} })).json().data;
const cancel = (id: number) => vendor.call('DELETE', `/couple-providers/${id}/request-comment`);
const counts = async () => (await vendor.call('GET', '/couple-providers/counts-by-comment-request')).json().data;
const listed = async (id: number) =>
  (await vendor.call('GET', '/couple-providers/comment-requests?limit=100'))
    .json()
    .data.find((each: { id: number }) => each.id === id);
const update = (table: 'leads' | 'couples', id: number, change: object) =>
  world.build((tx) => tx.updateTable(table).set(change).where('id', '=', id).execute());
/** What the queued job does. */
async function sendQueued(): Promise<void> {
  await world.build((tx) =>
    tx.updateTable('comment_requests').set({ state: 'scheduled' }).where('state', '=', 'queued').execute(),
  );
  await sendAll();
}

const comment = (leadId: number) =>
  world.marketplace('POST', '/dugun-testimonials', { body: { leadId, rating: 5, comments: 'Lovely' } });

describe('asking for a comment', () => {
  test('TEST-012 TEST-013 LEAD-061 needs a deal, and asks once even if it is repeated', async () => {
    const { id, email } = await deal();
    const answers = await Promise.all([ask(id), ask(id), ask(id)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204, 204]);
    await sendQueued();
    expect((await outbox.mailTo(email)).subject).toMatch(/^How was it with/);
    await ask(id);
    await sendQueued();
    expect(outbox.untaken()).not.toContain(email);
    const events = await world.build((tx) =>
      tx
        .selectFrom('lead_events')
        .innerJoin('couple_providers', 'couple_providers.lead_id', 'lead_events.lead_id')
        .select(['kind', 'details'])
        .where('couple_providers.id', '=', id)
        .where('kind', '=', 'email_sent')
        .execute(),
    );
    expect(events).toEqual([{ kind: 'email_sent', details: { text: expect.stringMatching(/^How was it with/) } }]);
    expect((await listed(id)).request).toBe('requested');
    const refused = await deal();
    await world.build((tx) =>
      tx.updateTable('couple_providers').set({ status: 'refused' }).where('id', '=', refused.id).execute(),
    );
    expect((await ask(refused.id)).json().code).toBe('no_deal');
    expect((await ask(2_000_000)).statusCode).toBe(404);
  });

  test('before the wedding it is scheduled for the day after, at ten where the vendor is', async () => {
    const { id, email } = await deal({ date: COMING });
    expect((await ask(id)).statusCode).toBe(204);
    expect(await listed(id)).toMatchObject({ request: 'scheduled', askOn: '2026-11-22', block: null });
    await sendAll();
    now = new Date('2026-11-21T22:59:00Z');
    await sendAll();
    expect(outbox.untaken()).not.toContain(email);
    now = new Date('2026-11-21T23:00:00Z');
    await sendAll();
    await outbox.mailTo(email);
    expect((await listed(id)).request).toBe('requested');
  });

  test('a wedding that moves takes its request with it, and a couple who comments first is not asked', async () => {
    const [moved, spoken] = [await deal({ date: COMING }), await deal({ date: COMING })];
    await ask(moved.id);
    await ask(spoken.id);
    await world.build((tx) =>
      tx.updateTable('couple_providers').set({ wedding_date: '2027-02-06' }).where('id', '=', moved.id).execute(),
    );
    await comment(spoken.leadId);
    now = new Date('2026-12-01T00:00:00Z');
    await sendAll();
    expect(outbox.untaken()).toEqual(expect.not.arrayContaining([moved.email, spoken.email]));
    expect(await listed(moved.id)).toMatchObject({ request: 'scheduled', askOn: '2027-02-07' });
  });

  test('a scheduled request can be cancelled, and asked again', async () => {
    const { id } = await deal({ date: COMING });
    await ask(id);
    expect((await cancel(id)).statusCode).toBe(204);
    expect((await listed(id)).request).toBe('not_requested');
    expect((await cancel(id)).statusCode).toBe(409);
    await ask(id);
    expect((await listed(id)).request).toBe('scheduled');
  });

  test.each([
    ['a couple who cancelled', { lead: { cancelled_at: NOW } }, 'cancelled', 'channel_cancelled'],
    ['a deleted account', { lead: { couple_deleted_at: NOW } }, 'account_deleted', 'channel_account_deleted'],
    ['a couple who takes no mail', { lead: { contact_preference: 'phone' } }, 'phone_only', 'channel_phone_only'],
    ['a couple without an address', { lead: { has_email: false } }, 'no_address', 'channel_no_address'],
    ['an unsubscribed couple', { couple: { unsubscribed_at: NOW } }, 'unsubscribed', 'ask_unsubscribed'],
    ['a wedding without a day', { date: null }, 'no_date', 'ask_no_date'],
  ] as const)('%s is not asked, and the request is not used up', async (_who, given, block, code) => {
    const { id, email } = await deal(given);
    expect((await listed(id)).block).toBe(block);
    expect((await ask(id)).json().code).toBe(code);
    expect(await askAll()).toEqual({ asked: 0, scheduled: 0 });
    expect((await listed(id)).request).toBe('not_requested');
    expect(outbox.untaken()).not.toContain(email);
  });

  test('a request that may no longer be sent is dropped, not used up', async () => {
    const { id, leadId, email } = await deal({ date: COMING });
    await ask(id);
    await update('leads', leadId, { cancelled_at: NOW });
    now = new Date('2026-12-01T00:00:00Z');
    await sendAll();
    expect(outbox.untaken()).not.toContain(email);
    expect((await listed(id)).request).toBe('not_requested');
    await update('leads', leadId, { cancelled_at: null });
    expect((await ask(id)).statusCode).toBe(204);
  });

  test('nobody is asked for a vendor who has left, until they are back', async () => {
    const { id, leadId, email } = await deal({ date: COMING });
    await ask(id);
    const leave = (left_at: string | null) =>
      world.build((tx) =>
        tx
          .updateTable('providers')
          .set({ left_at })
          .where('id', '=', vendor.providerIds[0] ?? 0)
          .execute(),
      );
    await leave(NOW);
    now = new Date('2026-11-23T02:00:00Z');
    await sendAll();
    expect(outbox.untaken()).not.toContain(email);
    expect((await ask(id)).json().code).toBe('provider_left');
    expect((await comment(leadId)).json().code).toBe('provider_left');
    await leave(null);
    await ask(id);
    await sendQueued();
    expect((await outbox.mailTo(email)).subject).toBeTruthy();
  });

  test('a comment has the day that was agreed, not the one they first asked for', async () => {
    const { id, leadId } = await deal();
    await world.build((tx) =>
      tx.updateTable('couple_providers').set({ wedding_date: '2026-10-10' }).where('id', '=', id).execute(),
    );
    const { id: testimonialId } = (await comment(leadId)).json().data;
    const row = await world.build((tx) =>
      tx.selectFrom('testimonials').select('wedding_date').where('id', '=', testimonialId).executeTakeFirst(),
    );
    expect(row).toEqual({ wedding_date: '2026-10-10' });
  });

  test('an address that the mail server refuses is shown, and does not count as asked', async () => {
    const { id } = await deal({ couple: { email: 'nobody@example.com' } });
    await ask(id);
    await sendQueued();
    expect(await listed(id)).toMatchObject({ request: 'not_requested', block: 'undeliverable' });
  });

  test('asking all asks everybody who can be asked, in one call and once', async () => {
    const [past, coming] = [await deal(), await deal({ date: COMING })];
    await deal({ lead: { cancelled_at: NOW } });
    expect(await askAll()).toEqual({ asked: 1, scheduled: 1 });
    expect(await askAll()).toEqual({ asked: 0, scheduled: 0 });
    await sendQueued();
    await outbox.mailTo(past.email);
    expect(await counts()).toEqual({ not_requested: 1, scheduled: 1, requested: 1, commented: 0 });
    expect(outbox.untaken()).not.toContain(coming.email);
  });

  test('TEST-015 a couple that has commented is not asked again', async () => {
    const { id, leadId } = await deal();
    await comment(leadId);
    const answer = await ask(id);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Couple already commented.']);
  });

  test('TEST-014 couples are counted and listed as asked, not asked and commented', async () => {
    await deal();
    await ask((await deal()).id);
    await sendQueued();
    await comment((await deal()).leadId);
    expect(await counts()).toEqual({ not_requested: 1, scheduled: 0, requested: 1, commented: 1 });
    const { data, meta } = (await vendor.call('GET', '/couple-providers/comment-requests?request=requested')).json();
    expect([meta.total, data.length, data[0].request]).toEqual([1, 1, 'requested']);
  });
});

describe('unsubscribing', () => {
  const header = (mail: { headers: Map<string, unknown> }) =>
    (mail.headers.get('list') as { unsubscribe: { url: string } }).unsubscribe.url;

  async function linkFor(given: Given = {}) {
    const asked = await deal(given);
    await ask(asked.id);
    await sendQueued();
    const mail = await outbox.mailTo(asked.email);
    return { ...asked, mail, path: new URL(header(mail)).pathname };
  }

  test('the mail has the headers of RFC 8058, and the same link in its text', async () => {
    const { mail, path } = await linkFor();
    const raw = new Map(mail.headerLines.map(({ key, line }) => [key, line.replaceAll(/\s+/g, ' ')]));
    expect(raw.get('list-unsubscribe')).toBe(`List-Unsubscribe: <https://panel.example${path}>`);
    expect(raw.get('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail.text).toContain(`https://panel.example${path}`);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'one click by %s unsubscribes everywhere the address is known; opening the link does not',
    async (type) => {
      const { path, email } = await linkFor();
      const again = await deal({ couple: { email: email.toUpperCase() } });
      const token = path.replace('/unsubscribe/', '');
      const read = async () => (await world.anyone('GET', `/unsubscribe/${token}`)).json().data;
      expect(await read()).toEqual({ isUnsubscribed: false });
      const post = () =>
        world.server.app.inject({
          method: 'POST',
          url: path,
          headers: { 'content-type': type },
          payload: 'List-Unsubscribe=One-Click',
        });
      expect([(await post()).statusCode, (await post()).statusCode]).toEqual([200, 200]);
      expect(await read()).toEqual({ isUnsubscribed: true });
      expect((await listed(again.id)).block).toBe('unsubscribed');
      const body = { isUnsubscribed: false };
      expect((await world.anyone('PUT', `/unsubscribe/${token}`, { body })).json().data).toEqual(body);
      expect((await listed(again.id)).block).toBeNull();
    },
  );

  test('an address that was entered again later stays unsubscribed', async () => {
    const { path, email } = await linkFor();
    const token = path.replace('/unsubscribe/', '');
    await world.anyone('PUT', `/unsubscribe/${token}`, { body: { isUnsubscribed: true } });
    const later = await deal({ couple: { email } });
    await ask(later.id);
    await sendQueued();
    expect(outbox.untaken()).not.toContain(email);
    expect(await listed(later.id)).toMatchObject({ request: 'not_requested', block: 'unsubscribed' });
  });

  test('a forged link is refused', async () => {
    const { path } = await linkFor();
    const forged = path.replace(/\/unsubscribe\/\w+/, '/unsubscribe/zz');
    expect((await world.server.app.inject({ method: 'POST', url: forged })).statusCode).toBe(404);
    expect((await world.anyone('GET', '/unsubscribe/nonsense')).statusCode).toBe(404);
  });
});
