import { get } from 'node:http';
import { buildSession } from '@bellbird/server/src/domains/people/access/access.factory.ts';
import { notifyUser } from '@bellbird/server/src/domains/attention/notifications/notifications.public.ts';
import { type Db, openDb } from '@bellbird/server/src/platform/db/db.ts';
import { createLog } from '@bellbird/server/src/platform/log/log.ts';
import { openRealtime } from '@bellbird/server/src/platform/realtime/realtime.ts';
import { type Finding, median } from './report.ts';
import { SERVER_PORT, startServer } from './servers.ts';

const ROUNDS = 10;
const OPEN_AT_ONCE = 50;

type User = { customerId: number; customerUserId: number; uuid: string; headers: Record<string, string> };
type Stream = { next(): Promise<number>; close(): void };

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
    streams.push(...(await Promise.all(some.flatMap((user) => (user ? [open(user)] : [])))));
  }
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard = streams.map((stream) => stream.next());
    const start = performance.now();
    await Promise.all(users.map((user) => store(db, user)));
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

async function findUsers(db: Db, count: number): Promise<User[]> {
  return db.system(async (tx) => {
    const rows = await tx
      .selectFrom('customer_users')
      .select(['id', 'uuid', 'customer_id', 'login_id'])
      .where('login_id', 'is not', null)
      .orderBy('id')
      .limit(count)
      .execute();
    const users: User[] = [];
    for (const { id, uuid, customer_id: customerId, login_id: loginId } of rows) {
      const session = await buildSession(tx, { loginId: loginId ?? 0, customerId, customerUserId: id });
      users.push({ customerId, customerUserId: id, uuid, headers: session.headers });
    }
    return users;
  });
}

function store(db: Db, { customerId, customerUserId }: User): Promise<void> {
  return db.tenant(customerId, (tx) =>
    notifyUser(tx, { customerId, customerUserId }, { kind: 'message', leadId: 1, coupleName: 'Ruby & Finn' }),
  );
}

/** Resolves once the stream says where it starts. */
function open({ uuid, headers }: User): Promise<Stream> {
  return new Promise((resolve, reject) => {
    let wanted: ((at: number) => void) | undefined;
    const request = get(
      `http://127.0.0.1:${SERVER_PORT}/api/realtime/customer_users/${uuid}`,
      { headers, agent: false },
      (response) => {
        if (response.statusCode !== 200) return reject(new Error(`a stream was refused: ${response.statusCode}`));
        const stream: Stream = {
          next: () => new Promise((heard) => (wanted = heard)),
          close: () => request.destroy(),
        };
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          if (text.includes('event: ')) wanted?.(performance.now());
          else if (text.includes('id: ')) resolve(stream);
        });
        response.on('error', () => undefined);
      },
    );
    request.on('error', reject);
  });
}
