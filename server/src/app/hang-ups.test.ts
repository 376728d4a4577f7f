import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { ALL_CALLS } from '@bellbird/contract';
import type { CallSpec } from '@bellbird/contract/shared/call';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '#domains/people/access/access.factory.ts';
import { requestFor } from '#testing/every-call.ts';
import { type World, startWorld } from '#testing/world.ts';

let world: World;
let session: Session;
let port: number;
beforeAll(async () => {
  world = await startWorld();
  ({ session } = await world.owner());
  await world.server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = world.server.app.server.address() as AddressInfo);
});
afterAll(() => world.close());

/** After how many milliseconds a client hangs up; or with a tenth of its request not sent yet. */
const MOMENTS = ['unsent', 0, 3] as const;
const AT_ONCE = 20;
/** They would end the session of this suite. */
const LOGS_OUT = /^\/(?:auth|access-tokens|own-sessions)\b/;

function toText(call: CallSpec): string {
  const { method, path, options } = requestFor(call, () => 1);
  const { body, headers } = options;
  const text = Buffer.isBuffer(body) ? body.toString('latin1') : body === undefined ? '' : JSON.stringify(body);
  const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text, 'latin1') };
  const lines = Object.entries({ host: 'localhost', ...session.headers, ...(text && length), ...headers });
  return [`${method} /api${path} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '', text].join('\r\n');
}

async function hangUp(call: CallSpec, moment: (typeof MOMENTS)[number]): Promise<void> {
  const text = toText(call);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(moment === 'unsent' ? text.slice(0, -text.length / 10) : text, 'latin1');
  if (moment !== 'unsent') await wait(moment);
  socket.destroy();
}

/** What the database still does for others: statements, open transactions, locks. */
async function findUnfinished(): Promise<unknown[]> {
  const { rows } = await world.build((tx) =>
    sql`select state, query from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
        union all select 'locked', objid::text from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
      tx,
    ),
  );
  return rows;
}

test('clients that hang up at any moment of any call leave nothing behind', async () => {
  const countTimers = () => process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length;
  const findFiles = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('bellbird-upload-'));
  const before = { timers: countTimers(), files: await findFiles() };
  const calls = ALL_CALLS.filter(({ path }) => !LOGS_OUT.test(path));
  for (const moment of MOMENTS) {
    for (let from = 0; from < calls.length; from += AT_ONCE)
      await Promise.all(calls.slice(from, from + AT_ONCE).map((call) => hangUp(call, moment)));
  }
  await expect.poll(findUnfinished).toEqual([]);
  // Some connections to the database are new, and each has a timer of its own.
  await expect.poll(countTimers).toBeLessThan(before.timers + AT_ONCE);
  // Other suites upload at the same time, and then their files go, too.
  await expect.poll(async () => (await findFiles()).filter((name) => !before.files.includes(name))).toEqual([]);
});
