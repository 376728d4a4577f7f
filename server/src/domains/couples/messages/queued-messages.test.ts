import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { type World, startWorld } from '#testing/world.ts';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { buildMessage } from './messages.factory.ts';
import { createQueuedMessagesService } from './queued-messages.service.ts';

const NOW = new Date('2026-11-15T23:00:00Z');
let world: World;
let now = NOW;
let leadId: number;
let customerId: number;
beforeAll(async () => {
  world = await startWorld({ environment: { JOBS: 'false' } });
  const owner = await world.owner();
  customerId = owner.customerId;
  const provider_id = owner.providerIds[0] ?? 0;
  leadId = (await world.build((tx) => buildLead(tx, { customer_id: customerId, provider_id }))).id;
});
afterAll(() => world.close());

type Given = Partial<Parameters<typeof buildMessage>[1]>;

const queue = (given: Given = {}) =>
  world.build(async (tx) => {
    const to = { customer_id: customerId, lead_id: leadId };
    return (await buildMessage(tx, { direction: 'out', state: 'queued', ...given, ...to })).id;
  });

/** The service of one process; `deliver` is what the world outside does with a message. */
function service(deliver: (id: number) => Promise<void>) {
  const enqueued: unknown[] = [];
  const clock = { now: () => now };
  const jobs = { enqueue: async (_tx: unknown, _job: unknown, data: unknown) => void enqueued.push(data) };
  const queued = createQueuedMessagesService({
    db: world.db,
    clock,
    log: createLog('silent'),
    jobs,
    deliveries: {
      deliver: async (id) => {
        await deliver(id);
        return 'done';
      },
    },
  });
  return { ...queued, enqueued };
}

const finish = (id: number) =>
  world.build(async (tx) => {
    await tx.updateTable('lead_messages').set({ state: 'sent' }).where('id', '=', id).execute();
  });

test('everything queued is delivered once, in order, even if nobody was signalled when it was stored', async () => {
  const ids = [];
  for (let count = 0; count < 25; count += 1) ids.push(await queue());
  await queue({ state: 'scheduled', send_at: NOW.toISOString() });
  const delivered: number[] = [];
  const { deliverAll } = service(async (id) => {
    delivered.push(id);
    await finish(id);
  });
  await Promise.all([deliverAll(), deliverAll()]);
  expect(delivered).toEqual(ids);
});

test('a message that another process has claimed is left to it, until the claim was not renewed for 15 seconds', async () => {
  const id = await queue({ claimed_at: NOW.toISOString() });
  const delivered: number[] = [];
  const { deliverAll } = service(async (each) => {
    delivered.push(each);
    await finish(each);
  });
  await deliverAll();
  expect(delivered).toEqual([]);
  now = new Date(NOW.getTime() + 15_001);
  await deliverAll();
  expect(delivered).toEqual([id]);
  now = NOW;
});

test('a claim from the future, made before a clock was put right, holds nothing up', async () => {
  const id = await queue({ claimed_at: new Date(NOW.getTime() + 2 * 3_600_000).toISOString() });
  const delivered: number[] = [];
  const { deliverAll } = service(async (each) => {
    delivered.push(each);
    await finish(each);
  });
  await deliverAll();
  expect(delivered).toEqual([id]);
});

test('a scheduled message is left to its job, unless the process that claimed it is gone or the job is overdue', async () => {
  const due = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
  await queue({ state: 'scheduled', send_at: due(19) });
  await queue({ state: 'scheduled', send_at: due(0), claimed_at: due(0.2) });
  const orphaned = await queue({ state: 'scheduled', send_at: due(1), claimed_at: due(0.3) });
  const overdue = await queue({ state: 'scheduled', send_at: due(20) });
  const delivered: number[] = [];
  const { deliverAll } = service(async (each) => {
    delivered.push(each);
    await finish(each);
  });
  await deliverAll();
  expect(delivered).toEqual([orphaned, overdue]);
  await world.build((tx) => tx.deleteFrom('lead_messages').where('state', '=', 'scheduled').execute());
});

test('after a failed attempt a job tries again, and the others are delivered; the queue finds it once the job is overdue', async () => {
  const failing = await queue();
  const fine = await queue();
  const attempts: number[] = [];
  const { deliverAll, enqueued } = service(async (id) => {
    attempts.push(id);
    if (id === failing) throw new Error('the mail server is down');
    await finish(id);
  });
  await deliverAll();
  await deliverAll();
  expect(attempts).toEqual([failing, fine]);
  expect(enqueued).toEqual([{ messageId: failing }]);
  now = new Date(NOW.getTime() + 20 * 60_000);
  await deliverAll();
  expect(attempts).toEqual([failing, fine, failing]);
});

test('a mail server that does not answer holds up its own message only', async () => {
  const stuck = await queue();
  const answer = Promise.withResolvers<void>();
  const delivered: number[] = [];
  const { deliverAll } = service(async (id) => {
    if (id === stuck) await answer.promise;
    await finish(id);
    delivered.push(id);
    if (id === later) answer.resolve();
  });
  let later = 0;
  const all = deliverAll();
  later = await queue();
  await Promise.all([all, deliverAll()]);
  expect(delivered.filter((id) => id === stuck || id === later)).toEqual([later, stuck]);
});
