import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '#platform/log/log.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { type Jobs, job, openJobs, work } from './jobs.ts';

const greet = job({ name: 'test.greet', data: z.object({ name: z.string() }), retryLimit: 3, retryDelayS: 1 });

let world: World;
let owner: Actor;
let jobs: Jobs;
const greeted: string[] = [];
let stumbles = 0;

beforeAll(async () => {
  world = await startWorld();
  owner = await world.owner();
  jobs = await openJobs({
    databaseUrl: world.databaseUrl,
    log: createLog('silent'),
    run: true,
    bound: [
      work(greet, async ({ name }) => {
        if (name === 'stumbles' && stumbles++ === 0) throw new Error('once');
        greeted.push(name);
      }),
    ],
  });
});
afterAll(async () => {
  await jobs.close();
  await world.close();
});

test('work is done once its transaction commits, and never when it fails', async () => {
  const failing = world.db.tenant(owner.customerId, async (tx) => {
    await jobs.enqueue(tx, greet, { name: 'ghost' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await world.db.tenant(owner.customerId, (tx) => jobs.enqueue(tx, greet, { name: 'Georgia' }));
  await expect.poll(() => greeted).toEqual(['Georgia']);
});

test('work that fails is tried again', async () => {
  await world.db.system((tx) => jobs.enqueue(tx, greet, { name: 'stumbles' }));
  await expect.poll(() => greeted.includes('stumbles')).toBe(true);
  expect(stumbles).toBe(2);
});

test('work of a process that was killed is done by another, as soon as its heartbeats are missing', async () => {
  const startAfter = new Date(Date.now() + 3_600_000);
  await world.db.system((tx) => jobs.enqueue(tx, greet, { name: 'orphan' }, { startAfter }));
  // As a killed worker leaves it: taken, and silent since.
  const { rows } = await world.db.system((tx) =>
    sql<{ beats: number }>`
      update pgboss.job set state = 'active', started_on = now(), start_after = now(), heartbeat_on = now() - interval '13 seconds'
      where name = ${greet.name} and data ->> 'name' = 'orphan' returning heartbeat_seconds as beats`.execute(tx),
  );
  expect(rows).toEqual([{ beats: 12 }]);
  await expect.poll(() => greeted.includes('orphan'), { timeout: 60_000 }).toBe(true);
});

test('a worker goes on looking for work while the clock is put back again and again', async () => {
  let hour = 0;
  const realNow = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() - (hour += 1) * 3_600_000);
  try {
    for (const name of ['first', 'second']) {
      await world.db.system((tx) => jobs.enqueue(tx, greet, { name }));
      await expect.poll(() => greeted.includes(name), { timeout: 60_000 }).toBe(true);
    }
  } finally {
    clock.mockRestore();
  }
});
