import { setTimeout as wait } from 'node:timers/promises';
import { type Db, openDb } from '@bellbird/server/src/platform/db/db.ts';
import { createLog } from '@bellbird/server/src/platform/log/log.ts';
import { openRealtime } from '@bellbird/server/src/platform/realtime/realtime.ts';
import { largePhoto } from '@bellbird/server/src/testing/pictures.ts';
import { commonWork, toLoad } from './cost-work.ts';
import { memoryMbOf } from './cpu.ts';
import { type Load, keepRequesting } from './load.ts';
import type { Finding } from './report.ts';
import { scopeOf } from './scope.ts';
import { SERVER_PORT, signIn, startServer } from './servers.ts';
import { type Stream, type User, findUsers, openStream, storeEvent } from './stream-clients.ts';

const MOST_MB = 350;
const CONNECTIONS = 16;
const STREAMS = 500;
const USERS = 50;
const PRINT_EVERY_S = 30;
const UPLOAD_EVERY_S = 5;
/** Streams that are closed and opened again each second, as people change pages. */
const REOPENED = 5;

/**
 * The memory of the server while vendors read, write, upload photos and keep streams open, as fast as it answers. Linux
 * only. Pictures are drawn by a process of their own, which does not count.
 */
export async function benchMemory(databaseUrl: string, minutes: number): Promise<Finding[]> {
  const realtime = await openRealtime(databaseUrl, createLog('error'));
  const db = openDb({ url: databaseUrl, poolSize: 4, onError: () => {}, onCommit: (events) => realtime.send(events) });
  const scope = await scopeOf(databaseUrl);
  const server = await startServer(databaseUrl);
  const over = new AbortController();
  try {
    const headers = await signIn();
    const users = await findUsers(db, USERS);
    const loads = commonWork(scope).map((work) => toLoad(work, scope, headers));
    const beside = [
      print(server.pid, over.signal),
      keepStreaming(db, users, over.signal),
      keepUploading(users, over.signal),
    ];
    const answered = await Promise.race([
      keepRequesting(evenly(loads), { seconds: minutes * 60, connections: CONNECTIONS }),
      // They only end early by failing.
      Promise.all(beside).then(() => 0),
    ]);
    over.abort();
    await Promise.all(beside);
    const { now, most } = memoryMbOf(server.pid);
    return [
      { what: `${minutes} minutes of load: calls answered`, value: answered, unit: '' },
      { what: `${minutes} minutes of load: memory at the end`, value: now, unit: 'MB' },
      {
        what: `${minutes} minutes of load: memory at most`,
        value: most,
        unit: 'MB',
        budget: { atMost: MOST_MB },
      },
    ];
  } finally {
    over.abort();
    await server.stop();
    await realtime.close();
    await db.close();
  }
}

/** Each call as often as the others, however many addresses it has. */
function evenly(loads: readonly Load[]): Load[] {
  const most = Math.max(...loads.map(({ urls }) => urls.length));
  return Array.from({ length: most }, (_, turn) =>
    loads.map((load) => ({ ...load, urls: load.urls.slice(turn % load.urls.length).slice(0, 1) })),
  ).flat();
}

/** Does something each second until it is over. */
async function eachSecond(over: AbortSignal, act: (second: number) => Promise<unknown> | void): Promise<void> {
  for (let second = 1; !over.aborted; second += 1) {
    await act(second);
    await wait(1000, undefined, { signal: over }).catch(() => {});
  }
}

function print(pid: number, over: AbortSignal): Promise<void> {
  return eachSecond(over, (second) => {
    if (second % PRINT_EVERY_S === 1) console.log(`after ${second - 1} s: ${memoryMbOf(pid).now.toFixed(0)} MB`);
  });
}

async function keepStreaming(db: Db, users: readonly User[], over: AbortSignal): Promise<void> {
  const streams: Stream[] = [];
  const openFor = async (place: number) => {
    const user = users[place % users.length];
    if (user) streams.push(await openStream(user));
  };
  for (let place = 0; place < STREAMS && !over.aborted; place += 1) await openFor(place);
  await eachSecond(over, async (second) => {
    for (let place = 0; place < REOPENED; place += 1) {
      streams.shift()?.close();
      await openFor(second * REOPENED + place);
    }
    const user = users[second % users.length];
    if (user) await storeEvent(db, user);
  });
  for (const stream of streams) stream.close();
}

async function keepUploading(users: readonly User[], over: AbortSignal): Promise<void> {
  const image = new Blob([new Uint8Array(await largePhoto())], { type: 'image/jpeg' });
  await eachSecond(over, async (second) => {
    const user = users[second % users.length];
    if (!user || second % UPLOAD_EVERY_S !== 0) return;
    const body = new FormData();
    body.set('image', image, 'portrait.jpg');
    const path = `/api/customers/${user.customerId}/users/${user.customerUserId}/image`;
    const answer = await fetch(`http://127.0.0.1:${SERVER_PORT}${path}`, {
      method: 'POST',
      headers: user.headers,
      body,
    });
    if (answer.status !== 201) throw new Error(`an upload was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  });
}
