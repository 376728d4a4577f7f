import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Tx } from '../db/db.ts';
import type { Log } from '../log/log.ts';

/** Something that happened, on its way to every process and from there to the streams. */
export type Signal = { readonly channel: string; readonly id?: number; readonly data?: unknown };
type Listener = (signal: Signal) => void;

export type Realtime = {
  /** Says something that is only worth hearing now; delivered when the transaction commits. */
  signal(tx: Tx, channel: string, data: unknown): Promise<void>;
  /** Says what transactions announced, many in one go. What is lost with the process is caught up on by reading. */
  send(signals: readonly Signal[]): void;
  /** Hears a channel; call the result to stop. */
  subscribe(channel: string, listener: Listener): () => void;
  /** False while the line to the database is down: then nothing may be trusted to arrive. */
  isConnected(): boolean;
  /** Grows whenever the line was down and is up again: what was said meanwhile has to be read. */
  timesConnected(): number;
  close(): Promise<void>;
};

/** The one NOTIFY channel of the house; what is said on it names its own. */
const NOTIFY_CHANNEL = 'bellbird';
const SAY = `select pg_notify('${NOTIFY_CHANNEL}', payload) from unnest($1::text[]) payload`;
const RECONNECT_MS = 500;
/** What is said within this time goes out together: nobody sees so short a moment pass, and a NOTIFY costs the database a commit. */
const GATHER_MS = 20;
/** What is said lives in memory and is gone after a crash either way: there is no disk to wait for, nor to keep busy. */
const NOT_KEPT = '-c synchronous_commit=off';

/** The fan-out: one LISTEN connection per process, so that any number of processes hear each other. */
export async function openRealtime(databaseUrl: string, log: Log): Promise<Realtime> {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let closed = false;
  let timesConnected = 0;
  let timer: NodeJS.Timeout | undefined;
  let unsaid = new Set<string>();
  let speaking: Promise<void> | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true, options: NOT_KEPT });
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
    // Only one that has listened can be lost: one that never came up is tried again by whoever tried it.
    next.once('end', lost);
    client = next;
    timesConnected += 1;
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
    for (const listener of listeners.get(signal.channel) ?? []) listener(signal);
  }

  /** One sentence at a time: what is announced meanwhile goes into the next. */
  async function flush(): Promise<void> {
    while (unsaid.size > 0) {
      await wait(GATHER_MS);
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
      // The same thing twice is one thing to hear; PostgreSQL would say it once, too.
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
