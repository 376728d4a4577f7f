import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendPaymentMails } from '#domains/money/payments/payments.job-definitions.ts';
import { createPulses } from '#platform/health/pulses.ts';
import { noteSlowCalls } from '#platform/health/slow-calls.ts';
import { watchedMailer, watchedSms } from '#platform/health/watched.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { SmsFailure } from '#platform/sms/sms-failure.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Call, type World, startWorld } from '#testing/world.ts';

const QUEUE = sendPaymentMails.name;
const log = createLog('silent');

let world: World;
let outbox: Outbox;
let administrator: Call;
let now = new Date('2026-11-16T02:00:00Z');
const clock = { now: () => now };
beforeAll(async () => {
  world = await startWorld({ clock });
  outbox = await startOutbox();
  administrator = (await world.staff()).call;
});
afterAll(async () => {
  await outbox.close();
  await world.close();
});

type Health = { service: string; state: string; failures: number; failure: string | null; lastOkAt: string | null };
const read = async () => (await administrator('GET', '/desk/operations')).json().data;
const healthOf = async (service: string): Promise<Health | undefined> =>
  (await read()).services.find((each: Health) => each.service === service);

const LETTER = { to: 'imogen@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

/** The mailer of the product, at a server of the test’s choice. */
async function send(smtpUrl: string): Promise<void> {
  const pulses = createPulses({ db: world.db, clock, log });
  const mailer = watchedMailer(pulses, createMailer({ smtpUrl, from: 'hello@bellbird.example', log }));
  await mailer.send(LETTER).catch(() => undefined);
  await pulses.settled();
  mailer.close();
}

test('a mail server that refuses shows as failing, with what it said, until a mail leaves again', async () => {
  expect(await healthOf('mail')).toMatchObject({ state: 'unused', lastOkAt: null });
  await send(outbox.environment['SMTP_URL'] ?? '');
  expect(await healthOf('mail')).toMatchObject({ state: 'working', failures: 0, lastOkAt: now.toISOString() });
  now = new Date(now.getTime() + 60_000);
  await send('smtp://127.0.0.1:1');
  await send('smtp://127.0.0.1:1');
  expect(await healthOf('mail')).toMatchObject({
    state: 'failing',
    failures: 2,
    failure: expect.stringContaining('ESOCKET'),
    lastOkAt: '2026-11-16T02:00:00.000Z',
  });
  now = new Date(now.getTime() + 60_000);
  await send(outbox.environment['SMTP_URL'] ?? '');
  expect(await healthOf('mail')).toMatchObject({ state: 'working', failures: 0 });
});

test('a number that does not exist is not the gateway’s fault', async () => {
  const pulses = createPulses({ db: world.db, clock, log });
  const sms = (kind: 'permanent' | 'transient') =>
    watchedSms(pulses, { send: () => Promise.reject(new SmsFailure(kind, { code: 21211 })) });
  const text = { to: '+61491570156', text: 'Hello' };
  await sms('permanent')
    .send(text as never)
    .catch(() => undefined);
  await pulses.settled();
  expect(await healthOf('sms')).toMatchObject({ state: 'working' });
  now = new Date(now.getTime() + 1000);
  await sms('transient')
    .send(text as never)
    .catch(() => undefined);
  await pulses.settled();
  expect(await healthOf('sms')).toMatchObject({ state: 'failing', failures: 1 });
});

test('failed work is listed with its reason, and tried again one by one or all of a queue, each once', async () => {
  const fail = (message: string) =>
    world.build((tx) =>
      sql`insert into pgboss.job (name, data, state, output, completed_on)
        values (${QUEUE}, '{}', 'failed', ${JSON.stringify({ message })}::jsonb, now())`.execute(tx),
    );
  for (const message of ['Error: one', 'Error: two', 'Error: three']) await fail(message);
  expect((await read()).queues[0]).toMatchObject({ name: QUEUE, failed: 3 });
  const failed = (await administrator('GET', `/desk/operations/failed-jobs?queue=${QUEUE}`)).json();
  expect(failed.meta.total).toBe(3);
  const [{ id, message }] = failed.data;
  expect(message).toMatch(/^Error: /);

  const retry = async (body: object) =>
    (await administrator('POST', '/desk/operations/retries', { body })).json().data.retried as number;
  const both = await Promise.all([retry({ queue: QUEUE, id }), retry({ queue: QUEUE, id })]);
  expect(both.toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(await retry({ queue: QUEUE })).toBe(2);
  expect(await retry({ queue: 'no.such.queue' })).toBe(0);
  expect((await read()).queues.find(({ name }: { name: string }) => name === QUEUE)).toMatchObject({
    failed: 0,
    waiting: 3,
  });
  const { data } = (await administrator('GET', '/desk/audit?limit=2')).json();
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['operations.retry', 'operations.retry']);
});

test('sizes, versions and what is unmatched are read from what is there', async () => {
  const { database, versions, files, unmatched } = await read();
  expect(database.bytes).toBeGreaterThan(1_000_000);
  expect(database.tables.length).toBeGreaterThan(3);
  expect(versions).toMatchObject({ release: 'test', node: process.versions.node });
  expect(versions.migration).toMatch(/^\d{4}_/);
  expect([files.count, unmatched]).toEqual([0, 0]);
});

test('calls that take too long are counted by their route, event streams are not', async () => {
  const app = fastify();
  noteSlowCalls(app, { db: world.db, clock, log, slowMs: 0 });
  app.get('/slow/:id', async () => ({}));
  app.get('/stream', async (_request, reply) => reply.type('text/event-stream').send(''));
  for (const path of ['/stream', '/slow/1', '/slow/2']) await app.inject(path);
  // On a slow machine calls of the other tests are among them.
  const counted = async () =>
    (await read()).slow.filter(({ route }: { route: string }) => /\/(slow|stream)/.test(route));
  await expect.poll(counted).toMatchObject([{ route: 'GET /slow/:id', count: 2 }]);
  await app.close();
});
