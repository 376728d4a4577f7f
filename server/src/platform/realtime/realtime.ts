import { sql } from 'kysely';
import pg from 'pg';
import type { Tx } from '../db/db.ts';
import type { Log } from '../log/log.ts';

declare module '../db/tables.ts' {
  interface Tables {
    realtime_events: {
      id: import('kysely').Generated<number>;
      customer_id: number | null;
      channel: string;
      kind: string;
      data: unknown;
      created_at: import('kysely').Generated<string>;
    };
  }
}

/** Something that happened, on its way to every process and from there to the streams. */
export type Signal = { readonly channel: string; readonly id?: number; readonly data?: unknown };
type Listener = (signal: Signal) => void;

export type Realtime = {
  /** Says something that is only worth hearing now; delivered when the transaction commits. */
  signal(tx: Tx, channel: string, data: unknown): Promise<void>;
  /** Says something that a stream may catch up on later. */
  publish(tx: Tx, event: { channel: string; customerId: number | null; kind: string; data: object }): Promise<number>;
  /** Hears a channel; call the result to stop. */
  subscribe(channel: string, listener: Listener): () => void;
  /** False while the line to the database is down: then nothing may be trusted to arrive. */
  isConnected(): boolean;
  /** Grows whenever the line was down and is up again: what was said meanwhile has to be read. */
  timesConnected(): number;
  close(): Promise<void>;
};

/** The one NOTIFY channel of the house; what is said on it names its own. */
export const NOTIFY_CHANNEL = 'bellbird';
const RECONNECT_MS = 500;

/** The fan-out: one LISTEN connection per process, so that any number of processes hear each other. */
export async function openRealtime(databaseUrl: string, log: Log): Promise<Realtime> {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let closed = false;
  let timesConnected = 0;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    next.on('error', (error) => log.warn({ err: error }, 'realtime: the listening connection broke'));
    next.on('end', () => lost(next));
    next.on('notification', (message) => deliver(message.payload ?? ''));
    await next.connect();
    await next.query(`listen ${NOTIFY_CHANNEL}`);
    client = next;
    timesConnected += 1;
  }

  function lost(which: pg.Client): void {
    if (client === which) client = undefined;
    if (!closed) timer = setTimeout(() => connect().catch(() => lost(which)), RECONNECT_MS);
  }

  function deliver(payload: string): void {
    const signal = JSON.parse(payload) as Signal;
    for (const listener of listeners.get(signal.channel) ?? []) listener(signal);
  }

  await connect();
  return {
    async signal(tx, channel, data) {
      await sql`select pg_notify(${NOTIFY_CHANNEL}, ${JSON.stringify({ channel, data })})`.execute(tx);
    },
    async publish(tx, event) {
      const row = await tx
        .insertInto('realtime_events')
        .values({
          customer_id: event.customerId,
          channel: event.channel,
          kind: event.kind,
          data: JSON.stringify(event.data),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`select pg_notify(${NOTIFY_CHANNEL}, ${JSON.stringify({ channel: event.channel, id: row.id })})`.execute(
        tx,
      );
      return row.id;
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
      await client?.end();
    },
  };
}

/** Forgets what no stream will ask for any more. */
export async function sweepEvents(tx: Tx): Promise<void> {
  await sql`delete from realtime_events where created_at < now() - interval '1 day'`.execute(tx);
}
