import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '../db/db.ts';
import { connectTo } from '../db/hosts.ts';
import type { Log } from '../log/log.ts';
import { createRecentSignals } from './recent-signals.ts';

/** An event on its way to every process and from there to the streams. */
export type Signal = { readonly channel: string; readonly id?: number; readonly data?: unknown };
type Listener = (signal: Signal) => void;

export type Realtime = {
  /** Sends a signal that only matters now; delivered when the transaction commits. */
  signal(tx: Tx, channel: string, data: unknown): Promise<void>;
  /**
   * Sends the events of committed transactions, batched. If the process dies first, readers catch up from the
   * database.
   */
  send(signals: readonly Signal[]): void;
  /** Subscribes to a channel; call the result to stop. */
  subscribe(channel: string, listener: Listener): () => void;
  /** The passing signals of a channel in the last so many milliseconds; undefined if some may be missing. */
  recent(channel: string, ms: number): Signal[] | undefined;
  /** False while the connection to the database is down: signals may be lost. */
  isConnected(): boolean;
  /** Grows with every reconnection: whatever was signalled in between has to be read from the database. */
  timesConnected(): number;
  close(): Promise<void>;
};

/** Our only NOTIFY channel; each payload names its own. */
const NOTIFY_CHANNEL = 'bellbird';
const SAY = `select pg_notify('${NOTIFY_CHANNEL}', payload) from unnest($1::text[]) payload`;
const RECONNECT_MS = 500;
/** However many events there are, they are sent this far apart: a NOTIFY costs the database a commit. */
const GATHER_MS = 20;
/** NOTIFY lives in memory and is lost in a crash anyway, so there is no reason to wait for the disk. */
const NOT_KEPT = '-c synchronous_commit=off';

/** Fan-out: one LISTEN connection per process, so that any number of processes see each other’s events. */
export async function openRealtime(databaseUrl: string, log: Log): Promise<Realtime> {
  const listeners = new Map<string, Set<Listener>>();
  const recent = createRecentSignals();
  let client: pg.Client | undefined;
  let closed = false;
  let timesConnected = 0;
  let timer: NodeJS.Timeout | undefined;
  let unsaid = new Set<string>();
  let saidAt = -Infinity;
  let speaking: Promise<void> | undefined;

  async function connect(): Promise<void> {
    const { connectionString, Client } = connectTo(databaseUrl);
    const next = new Client({ connectionString, keepAlive: true, options: NOT_KEPT });
    next.on('error', (error) => log.warn({ err: error }, 'realtime: the listening connection broke'));
    next.on('notification', (message) => deliver(message.payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${NOTIFY_CHANNEL}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    if (closed) return next.end();
    // Only a connection that was listening can be lost; one that never connected is retried by its caller.
    next.once('end', lost);
    client = next;
    timesConnected += 1;
    recent.restart();
  }

  function lost(): void {
    client = undefined;
    if (!closed) timer = setTimeout(() => void connect().catch(notYet), RECONNECT_MS);
  }

  function notYet(error: unknown): void {
    log.warn({ err: error }, 'realtime: the database cannot be listened to yet');
    lost();
  }

  function deliver(payload: string): void {
    const signal = JSON.parse(payload) as Signal;
    recent.add(signal);
    for (const listener of listeners.get(signal.channel) ?? []) listener(signal);
  }

  /** The first event is sent at once. Those that follow it closely, or arrive while it is sent, go into the next batch. */
  async function flush(): Promise<void> {
    while (unsaid.size > 0) {
      const pause = saidAt + GATHER_MS - performance.now();
      if (pause > 0) await wait(pause);
      saidAt = performance.now();
      const payloads = [...unsaid];
      unsaid = new Set();
      await client
        ?.query({ name: 'say', text: SAY, values: [payloads] })
        .catch((error: unknown) => log.warn({ err: error }, 'realtime: not said'));
    }
    speaking = undefined;
  }

  await connect();
  return {
    send(signals) {
      // Duplicates are sent once, as PostgreSQL would do itself.
      for (const signal of signals) unsaid.add(JSON.stringify(signal));
      speaking ??= flush();
    },
    async signal(tx, channel, data) {
      await sql`select pg_notify(${NOTIFY_CHANNEL}, ${JSON.stringify({ channel, data })})`.execute(tx);
    },
    subscribe(channel, listener) {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(channel) === set) listeners.delete(channel);
      };
    },
    recent: (channel, ms) => (client ? recent.within(channel, ms) : undefined),
    isConnected: () => client !== undefined,
    timesConnected: () => timesConnected,
    async close() {
      closed = true;
      clearTimeout(timer);
      await speaking;
      await client?.end();
    },
  };
}
