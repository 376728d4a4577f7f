import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishAfterCommit } from '#platform/db/after-commit.ts';
import { openDb } from '#platform/db/db.ts';
import { createLog } from '#platform/log/log.ts';
import { testDatabase } from '#testing/database.ts';
import { type World, startWorld } from '#testing/world.ts';
import { type Realtime, type Signal, openRealtime } from './realtime.ts';

let world: World;
let here: Realtime;
let there: Realtime;
beforeAll(async () => {
  world = await startWorld();
  here = await openRealtime(world.databaseUrl, createLog('silent'));
  there = await openRealtime(world.databaseUrl, createLog('silent'));
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await world.close();
});

const next = (realtime: Realtime, channel: string) =>
  new Promise<Signal>((resolve) => {
    const stop = realtime.subscribe(channel, (signal) => {
      stop();
      resolve(signal);
    });
  });

test('what one process says after its commit, another hears', async () => {
  const heard = next(there, 'news');
  await world.db.system((tx) => here.signal(tx, 'news', { hello: 'there' }));
  expect((await heard).data).toEqual({ hello: 'there' });
});

test('a transaction that fails says nothing', async () => {
  const heard: Signal[] = [];
  const stop = there.subscribe('rumour', (signal) => heard.push(signal));
  const failing = world.db.system(async (tx) => {
    await here.signal(tx, 'rumour', 'false');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const truth = next(there, 'truth');
  await world.db.system((tx) => here.signal(tx, 'truth', true));
  await truth;
  stop();
  expect(heard).toEqual([]);
});

test('what was announced in a transaction is heard when it has committed, and only then', async () => {
  const db = openDb({
    url: world.databaseUrl,
    poolSize: 2,
    onError: () => undefined,
    onCommit: (announcements) => here.send(announcements),
  });
  const heard: unknown[] = [];
  const stop = there.subscribe('announced', ({ data }) => heard.push(data));
  const failing = db.system(async (tx) => {
    publishAfterCommit(tx, { channel: 'announced', data: 'never' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await db.system(async (tx) =>
    publishAfterCommit(tx, { channel: 'announced', data: 1 }, { channel: 'announced', data: 2 }),
  );
  await expect.poll(() => heard).toEqual([1, 2]);
  stop();
  await db.close();
});

test('a line that is cut is taken up again by itself', async () => {
  const before = there.timesConnected();
  const killer = new pg.Client({ connectionString: world.databaseUrl });
  await killer.connect();
  await killer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  );
  await killer.end();
  // It may be back before anybody looks: how often it came back is what counts.
  await expect.poll(() => there.timesConnected()).toBe(before + 1);
  await expect.poll(() => here.isConnected() && there.isConnected()).toBe(true);
  const heard = next(there, 'again');
  await world.db.system((tx) => here.signal(tx, 'again', 1));
  expect((await heard).data).toBe(1);
});

test('while the database is away it is asked again and again, each time once; afterwards all is heard once', async () => {
  const database = await testDatabase();
  const name = new URL(database.url).pathname.slice(1);
  const admin = new pg.Client({ connectionString: world.databaseUrl });
  await admin.connect();
  let refusals = 0;
  const log = createLog('warn', { write: (line) => void (line.includes('cannot be listened to yet') && refusals++) });
  const realtime = await openRealtime(database.url, log);
  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  // Where each refusal led to two more tries, the third would be the seventh.
  await expect.poll(() => refusals).toBeGreaterThanOrEqual(3);
  await admin.query(`alter database ${name} with allow_connections true`);
  await expect.poll(() => realtime.isConnected()).toBe(true);
  const heard: unknown[] = [];
  realtime.subscribe('back', ({ data }) => heard.push(data));
  const speaker = openDb({ url: database.url, poolSize: 1, onError: () => undefined });
  for (const data of [1, 2, 3]) await speaker.system((tx) => realtime.signal(tx, 'back', data));
  await expect.poll(() => heard).toContain(3);
  expect([heard, realtime.timesConnected()]).toEqual([[1, 2, 3], 2]);
  await speaker.close();
  await realtime.close();
  await admin.end();
  await database.drop();
});
