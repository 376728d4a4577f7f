import { type Db, openDb } from '@bellbird/server/src/platform/db/db.ts';
import { createLog } from '@bellbird/server/src/platform/log/log.ts';
import { openRealtime } from '@bellbird/server/src/platform/realtime/realtime.ts';
import { type Finding, median } from './report.ts';
import { startServer } from './servers.ts';
import { type Stream, findUsers, openStream, storeEvent } from './stream-clients.ts';

const ROUNDS = 10;
const OPEN_AT_ONCE = 50;

/** How long a stored event takes to each of many open streams of one process, from before its commit to the socket. */
export async function benchStreams(databaseUrl: string): Promise<Finding[]> {
  const log = createLog('error');
  const realtime = await openRealtime(databaseUrl, log);
  const db = openDb({ url: databaseUrl, poolSize: 4, onError: () => {}, onCommit: (events) => realtime.send(events) });
  const server = await startServer(databaseUrl);
  try {
    return [
      ...(await measure(db, 'one user', { streams: 500, users: 1 })),
      ...(await measure(db, '50 users', { streams: 500, users: 50 })),
      ...(await measure(db, '100 users', { streams: 1000, users: 100 })),
      ...(await measure(db, '100 users', { streams: 5000, users: 100 })),
    ];
  } finally {
    await server.stop();
    await realtime.close();
    await db.close();
  }
}

async function measure(db: Db, name: string, of: { streams: number; users: number }): Promise<Finding[]> {
  const users = await findUsers(db, of.users);
  const streams: Stream[] = [];
  while (streams.length < of.streams) {
    const some = Array.from({ length: OPEN_AT_ONCE }, (_, index) => users[(streams.length + index) % users.length]);
    streams.push(...(await Promise.all(some.flatMap((user) => (user ? [openStream(user)] : [])))));
  }
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard = streams.map((stream) => stream.next());
    const start = performance.now();
    await Promise.all(users.map((user) => storeEvent(db, user)));
    delays.push(...(await Promise.all(heard)).map((at) => at - start));
  }
  for (const stream of streams) stream.close();
  const what = `${of.streams.toLocaleString('en-AU')} streams of ${name}: a stored event`;
  const aim = of.streams === 500 && of.users === 1 ? { budget: { atMost: 60 } } : {};
  return [
    { what: `${what}, median`, value: median(delays), unit: 'ms', ...aim },
    { what: `${what}, slowest`, value: Math.max(...delays), unit: 'ms' },
  ];
}
