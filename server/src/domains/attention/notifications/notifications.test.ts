import type { AddressInfo } from 'node:net';
import { createServer } from '#app/server.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { systemClock } from '#platform/time/clock.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { notifyTeam, notifyTeams, notifyUser } from './notifications.public.ts';

let world: World;
let first: string;
let second: { url: string; close(): Promise<void> };
let listeningSince: number;
const opened = new Set<AbortController>();
const LOOKS_AFTER_MS = 25_000;

beforeAll(async () => {
  world = await startWorld();
  await world.server.app.listen({ port: 0, host: '127.0.0.1' });
  first = `http://127.0.0.1:${(world.server.app.server.address() as AddressInfo).port}`;
  second = await anotherProcess();
  listeningSince = performance.now();
});
afterEach(() => {
  for (const controller of opened) controller.abort();
  opened.clear();
});
afterAll(async () => {
  await second.close();
  await world.close();
});

/** A second server on the same database, as another process would be. */
async function anotherProcess() {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: world.databaseUrl,
    DATABASE_POOL: '4',
    LOG_LEVEL: 'silent',
    JOBS: 'false',
  });
  const server = await createServer({ config, log: createLog('silent'), clock: systemClock, release: 'test' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

type Heard = { id: number; event: string; data: { leadId?: number } };

/** Opens a stream as a browser would. */
async function listen(
  actor: Actor,
  {
    at = first,
    uuid = actor.uuid,
    after,
    openForS,
  }: { at?: string; uuid?: string; after?: number; openForS?: number } = {},
) {
  const cut = new AbortController();
  opened.add(cut);
  const headers = { ...actor.session.headers, ...(after === undefined ? {} : { 'last-event-id': String(after) }) };
  const url = new URL(`${at}/api/realtime/customer_users/${uuid}`);
  if (openForS !== undefined) url.searchParams.set('openForS', String(openForS));
  const answer = await fetch(url, { headers, signal: cut.signal });
  const reader = answer.body?.getReader();
  let text = '';
  async function* events(): AsyncGenerator<Heard> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return;
        text += new TextDecoder().decode(chunk.value);
        continue;
      }
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const found = /^(?:id: (\d+)\n)?event: (\w+)\ndata: (.*)$/.exec(block);
      if (found) yield { id: Number(found[1] ?? 0), event: found[2] ?? '', data: JSON.parse(found[3] ?? '') };
    }
  }
  const stream = events();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    cut: () => cut.abort(),
    /** Where the server says that the stream starts. */
    async start(): Promise<number> {
      const alone = /^id: (\d+)\n\n/m;
      while (!alone.test(text)) text += new TextDecoder().decode((await reader?.read())?.value);
      return Number(alone.exec(text)?.[1]);
    },
    async next(count: number): Promise<Heard[]> {
      const heard: Heard[] = [];
      while (heard.length < count) {
        const { done, value } = await stream.next();
        if (done) break;
        heard.push(value);
      }
      return heard;
    },
    /** Waits until the server hangs up. */
    async ended(): Promise<void> {
      while (!(await stream.next()).done);
    },
  };
}

const say = (actor: Actor, leadId: number, provider = 0) =>
  world.build((tx) =>
    notifyTeam(
      tx,
      { customerId: actor.customerId, providerId: actor.providerIds[provider] ?? 0 },
      { kind: 'message', leadId, coupleName: 'Georgia & Sam' },
    ),
  );
const waitingForTheirTurn = async () => {
  const { rows } = await world.build((tx) =>
    sql`select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(tx),
  );
  return rows.length;
};
const leadIds = (heard: Heard[]) => heard.map((each) => each.data.leadId);

describe('LIVE-001 LIVE-002 the stream', () => {
  test('brings what happens as it happens, each with its id, to whoever may manage the couples', async () => {
    const owner = await world.owner({ providers: 2 });
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds.slice(1), pages: ['leads'] });
    const stream = await listen(owner);
    const theirs = await listen(colleague);
    expect([stream.status, stream.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    await say(owner, 11);
    await say(owner, 12, 1);
    const heard = await stream.next(2);
    expect(heard.map(({ event, data }) => [event, data])).toEqual([
      ['message', { kind: 'message', leadId: 11, coupleName: 'Georgia & Sam' }],
      ['message', { kind: 'message', leadId: 12, coupleName: 'Georgia & Sam' }],
    ]);
    expect(leadIds(await theirs.next(1))).toEqual([12]);
  });

  test('is one of thirty that a session has at most; one that ends makes room', async () => {
    const owner = await world.owner();
    const streams = await Promise.all(Array.from({ length: 30 }, () => listen(owner)));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    expect((await listen(owner)).status).toBe(429);
    expect((await listen(await world.owner())).status).toBe(200);
    streams[0]?.cut();
    await expect.poll(async () => (await listen(owner)).status).toBe(200);
  });

  test('AUTH-055 of somebody who acts for a user ends with their right to act', async () => {
    const [owner, ruth, dana] = [await world.owner(), await world.staff(), await world.staff()];
    const { cookies } = await dana.call('POST', '/desk/switch-user', { body: { customerUserId: owner.id } });
    const acting = { cookie: `${cookies[0]?.name}=${cookies[0]?.value}`, 'switch-user': String(owner.id) };
    const session = { ...dana.session, headers: { ...dana.session.headers, ...acting } };
    const stream = await listen({ ...owner, session });
    expect(stream.status).toBe(200);
    await stream.start();
    const body = { name: 'Dana', surname: 'Ruiz', roles: ['finance'], active: true, version: 1 };
    expect((await ruth.call('PUT', `/desk/team/${dana.staffMemberId}`, { body })).statusCode).toBe(204);
    await stream.ended();
    expect((await listen({ ...owner, session })).status).toBe(403);
  });

  test('across two processes on one database', async () => {
    const owner = await world.owner();
    const [here, there] = [await listen(owner), await listen(owner, { at: second.url })];
    await say(owner, 21);
    expect(leadIds(await here.next(1))).toEqual([21]);
    expect(leadIds(await there.next(1))).toEqual([21]);
  });

  test('resumes after a cut with nothing missed and nothing twice, in another process too', async () => {
    const owner = await world.owner();
    const stream = await listen(owner);
    await say(owner, 31);
    const [before] = await stream.next(1);
    stream.cut();
    for (const leadId of [32, 33]) await say(owner, leadId);
    const resumed = await listen(owner, { at: second.url, after: before?.id });
    await say(owner, 34);
    const heard = await resumed.next(3);
    expect(leadIds(heard)).toEqual([32, 33, 34]);
    const fresh = await listen(owner);
    await say(owner, 35);
    expect(leadIds(await fresh.next(1))).toEqual([35]);
  });

  test('whoever was away for long is told everything, however much it is', async () => {
    const owner = await world.owner();
    const said = Array.from({ length: 450 }, (_none, index) => 1000 + index);
    await world.build((tx) =>
      notifyTeams(
        tx,
        owner.customerId,
        said.map((leadId) => ({
          providerId: owner.providerIds[0] ?? 0,
          event: { kind: 'message' as const, leadId, coupleName: 'Georgia & Sam' },
        })),
      ),
    );
    const resumed = await listen(owner, { after: 0 });
    expect(leadIds(await resumed.next(said.length))).toEqual(said);
  });

  test('one that is cut before its first event resumes where it started', async () => {
    const owner = await world.owner();
    const stream = await listen(owner);
    await say(owner, 41);
    const [last] = await stream.next(1);
    const fresh = await listen(owner);
    expect(await fresh.start()).toBe(last?.id);
    fresh.cut();
    await say(owner, 42);
    const resumed = await listen(owner, { after: last?.id });
    expect(leadIds(await resumed.next(1))).toEqual([42]);
  });

  test('many who speak at the same time are heard in the order of their ids, and all of them', async () => {
    const owner = await world.owner();
    const stream = await listen(owner);
    const said = Array.from({ length: 40 }, (_none, index) => 100 + index);
    await Promise.all(said.map((leadId) => say(owner, leadId)));
    const heard = await stream.next(said.length);
    const ids = heard.map((each) => each.id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(leadIds(heard))).toEqual(new Set(said));
  });

  test('an id becomes visible only after every smaller one of its channel', async () => {
    const owner = await world.owner();
    const team = { customerId: owner.customerId, providerId: owner.providerIds[0] ?? 0 };
    const stream = await listen(owner);
    let commit = () => {};
    const held = new Promise<void>((resolve) => (commit = resolve));
    let isTold = () => {};
    const told = new Promise<void>((resolve) => (isTold = resolve));
    const slow = world.build(async (tx) => {
      await notifyTeam(tx, team, { kind: 'message', leadId: 51, coupleName: 'Georgia & Sam' });
      isTold();
      await held;
    });
    await told;
    const quick = say(owner, 52);
    await expect.poll(waitingForTheirTurn).toBe(1);
    commit();
    await Promise.all([slow, quick]);
    expect(leadIds(await stream.next(2))).toEqual([51, 52]);
  });

  test('is open to the owner of the uuid alone', async () => {
    const [owner, other] = [await world.owner(), await world.owner()];
    expect((await listen(other, { uuid: owner.uuid })).status).toBe(404);
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds });
    expect((await listen(colleague, { uuid: owner.uuid })).status).toBe(404);
    const answer = await fetch(`${first}/api/realtime/customer_users/${owner.uuid}`);
    expect(answer.status).toBe(401);
  });

  test('ends at the word that its session is over, wherever that was ended', async () => {
    const owner = await world.owner();
    const streams = [await listen(owner), await listen(owner, { at: second.url })];
    const started = performance.now();
    await owner.call('DELETE', `/access-tokens/${owner.session.tokenId}`);
    await Promise.all(streams.map((stream) => stream.ended()));
    // Where no word came, each looks by itself after half a minute.
    expect(performance.now() - started).toBeLessThan(LOOKS_AFTER_MS);
  });

  test('that a lead is different is told at once to those who look after it, in every process, and is not kept', async () => {
    const owner = await world.owner({ providers: 2 });
    const linked = await world.colleague(owner, { providerIds: owner.providerIds.slice(1) });
    const [here, there, others] = [await listen(owner), await listen(owner, { at: second.url }), await listen(linked)];
    const change = (leadId: number, provider: number) =>
      world.build((tx) =>
        notifyTeam(
          tx,
          { customerId: owner.customerId, providerId: owner.providerIds[provider] ?? 0 },
          { kind: 'lead_changed', leadId },
        ),
      );
    await change(61, 0);
    await change(62, 1);
    expect(leadIds(await here.next(2))).toEqual([61, 62]);
    expect(leadIds(await there.next(2))).toEqual([61, 62]);
    expect(leadIds(await others.next(1))).toEqual([62]);
    const kept = await world.build((tx) =>
      tx.selectFrom('realtime_events').select('id').where('kind', '=', 'lead_changed').execute(),
    );
    expect(kept).toEqual([]);
  });

  test('one user’s own news reach them alone; many at once come as one batch', async () => {
    const owner = await world.owner();
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
    const [mine, theirs] = [await listen(owner), await listen(colleague)];
    const event = {
      kind: 'reminder' as const,
      leadId: 61,
      coupleName: 'Ada',
      text: '',
      dueAt: '2026-11-17T22:30:00.000Z',
    };
    await world.build((tx) => notifyUser(tx, { customerId: owner.customerId, customerUserId: owner.id }, event));
    const told = [62, 63].map((leadId) => ({
      providerId: owner.providerIds[0] ?? 0,
      event: { kind: 'message' as const, leadId, coupleName: 'Georgia & Sam' },
    }));
    await world.build((tx) => notifyTeams(tx, owner.customerId, told));
    expect(leadIds(await mine.next(3))).toEqual([61, 62, 63]);
    expect(leadIds(await theirs.next(2))).toEqual([62, 63]);
  });
});

test('what a channel said is served by its index, whatever the others said', async () => {
  const { eventsAfterQuery } = await import('./notifications.repository.ts');
  const plan = await world.build(async (tx) => {
    await sql`insert into realtime_events (channel, kind, data)
      select 'customer_users/' || n % 200, 'message', '{}' from generate_series(1, 8000) n`.execute(tx);
    await sql`analyze realtime_events`.execute(tx);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain ${eventsAfterQuery([{ channel: 'customer_users/7', after: 10 }], 100)}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('realtime_events_channel');
  expect(plan).not.toMatch(/Seq Scan/);
});

test('the to-do list is told to everybody linked to the provider, whatever page they manage', async () => {
  const owner = await world.owner();
  const photographer = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['gallery'] });
  const stream = await listen(photographer);
  await stream.start();
  const to = { customerId: owner.customerId, providerId: owner.providerIds[0] ?? 0 };
  await world.build((tx) => notifyTeam(tx, to, { kind: 'lead_changed', leadId: 1 }));
  await world.build((tx) => notifyTeam(tx, to, { kind: 'prompts' }));
  expect((await stream.next(1)).map((each) => each.event)).toEqual(['prompts']);
});

test('LIVE-001 what changed after a page was read and before its stream was open is told, by every process', async () => {
  const owner = await world.owner();
  const to = { customerId: owner.customerId, providerId: owner.providerIds[0] ?? 0 };
  const secondsHeard = () => Math.floor((performance.now() - listeningSince) / 1000);
  await expect.poll(secondsHeard).toBeGreaterThan(1);
  await world.build((tx) => notifyTeam(tx, to, { kind: 'payments' }));
  // This one is stored, so that it tells when every process has heard the one before.
  const witness = await listen(owner, { at: second.url, after: 0 });
  await say(owner, 7);
  await witness.next(1);
  for (const at of [first, second.url]) {
    const late = await listen(owner, { at, openForS: Math.min(secondsHeard(), 50) });
    expect((await late.next(1)).map(({ event }) => event)).toEqual(['payments']);
    const stale = await listen(owner, { at, openForS: 3600 });
    expect((await stale.next(1)).map(({ event }) => event)).toEqual(['missed']);
    const unaware = await listen(owner, { at });
    await unaware.start();
    await world.build((tx) => notifyTeam(tx, to, { kind: 'prompts' }));
    expect((await unaware.next(1)).map(({ event }) => event)).toEqual(['prompts']);
  }
});

test('a colleague whose link is removed or narrowed hears nothing more of the provider, in any process', async () => {
  const owner = await world.owner();
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds });
  const path = `/customers/${owner.customerId}/users/${colleague.id}`;
  const { customerUserProviders } = (await owner.call('GET', path)).json().data;
  const link = `${path}/providers/${customerUserProviders[0].id}`;
  const to = { customerId: owner.customerId, providerId: owner.providerIds[0] ?? 0 };
  const flags = { canReceiveLeads: true, canReceiveLeadsSms: false, showAsContact: false };

  const streams = [await listen(colleague), await listen(colleague, { at: second.url })];
  for (const stream of streams) await stream.start();
  await owner.call('PUT', link, { body: { ...flags, pages: ['leads'] } });
  await Promise.all(streams.map((stream) => stream.ended()));

  const narrowed = await listen(colleague, { at: second.url });
  await narrowed.start();
  await world.build((tx) => notifyTeam(tx, to, { kind: 'calendar', providerId: to.providerId }));
  await world.build((tx) => notifyTeam(tx, to, { kind: 'lead_changed', leadId: 1 }));
  expect((await narrowed.next(1)).map((each) => each.event)).toEqual(['lead_changed']);

  await owner.call('DELETE', link);
  await narrowed.ended();
  expect((await colleague.call('GET', `/providers/${to.providerId}/calendar-events/export`)).statusCode).not.toBe(200);
  const removed = await listen(colleague);
  await removed.start();
  await world.build((tx) => notifyTeam(tx, to, { kind: 'lead_changed', leadId: 2 }));
  await world.build((tx) => notifyUser(tx, { ...to, customerUserId: colleague.id }, message(3)));
  expect(leadIds(await removed.next(1))).toEqual([3]);
});

const message = (leadId: number) => ({ kind: 'message', leadId, coupleName: 'Georgia & Sam' }) as const;
