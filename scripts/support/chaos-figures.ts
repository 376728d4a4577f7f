import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '@bellbird/server/src/platform/backup/table-rows.ts';
import { openStorage } from '@bellbird/server/src/platform/storage/storage.ts';
import type { Recoveries } from './chaos-events.ts';
import type { PaymentFigures } from './chaos-payments.ts';
import type { QuoteFigures } from './chaos-quote-figures.ts';
import type { Vendor } from './chaos-vendor.ts';

/** What was promised and what became of it. */
export type Figures = Partial<PaymentFigures> & {
  acknowledged: number;
  stored: number;
  lost: number;
  storedTwice: number;
  /** Mails and text messages. */
  sentTwice: number;
  /** Shown as sent, but nobody took it. */
  sentButNotTaken: number;
  /** Shown as ‘may have been sent’. */
  unconfirmed: number;
  stillOnTheirWay: number;
  filesUploaded: number;
  /** Acknowledged, but not in the bucket. */
  filesLost: number;
  streamReconnections: number;
  /** Streams that did not hear the last event. */
  silentStreams: number;
  settledMs: number;
  recoveries: Recoveries;
  quotes?: QuoteFigures;
};

type Row = { marker: string; state: string };

/** A failed mail waits for its job: five seconds at first, then longer. */
const SETTLE_LIMIT_MS = 300_000;
const RECOVERY_LIMIT_MS = 30_000;

/** Waits until no message is queued; how long that took. */
export async function untilSettled(databaseUrl: string): Promise<number> {
  const startedAt = performance.now();
  const client = await connect(databaseUrl);
  try {
    for (;;) {
      const { rows } = await client.query(`select from lead_messages where state = 'queued' limit 1`);
      const passed = performance.now() - startedAt;
      if (rows.length === 0 || passed > SETTLE_LIMIT_MS) return passed;
      await wait(100);
    }
  } finally {
    await client.end();
  }
}

export async function readFigures(given: {
  databaseUrl: string;
  storageUrl: string;
  vendor: Vendor;
  taken: ReadonlyMap<string, number>;
  recoveries: Recoveries;
  settledMs: number;
  streams: { silent: number; reconnections: number };
}): Promise<Figures> {
  const { vendor, taken, recoveries, settledMs, streams } = given;
  const { acknowledged, uploaded } = vendor;
  const client = await connect(given.databaseUrl);
  try {
    const { rows } = await client.query<Row>(
      `select substring(body from 'chaos-[0-9]{6}') as marker, state from lead_messages where body like '%chaos-%'`,
    );
    const files = await client.query<{ storage_key: string }>(
      'select storage_key from customer_attachments where id = any($1)',
      [[...uploaded]],
    );
    const storage = openStorage(given.storageUrl);
    const found = await Promise.all(files.rows.map(({ storage_key: key }) => storage.exists(key)));
    const stored = new Set(rows.map(({ marker }) => marker));
    const inState = (state: string) => rows.filter((row) => row.state === state);
    return {
      acknowledged: acknowledged.size,
      stored: stored.size,
      lost: [...acknowledged].filter((marker) => !stored.has(marker)).length,
      storedTwice: rows.length - stored.size,
      sentTwice: [...taken.values()].filter((times) => times > 1).length,
      sentButNotTaken: inState('sent').filter(({ marker }) => !taken.has(marker)).length,
      unconfirmed: inState('unconfirmed').length,
      stillOnTheirWay: inState('queued').length,
      filesUploaded: uploaded.size,
      filesLost: uploaded.size - found.filter(Boolean).length,
      streamReconnections: streams.reconnections,
      silentStreams: streams.silent,
      settledMs,
      recoveries,
    };
  } finally {
    await client.end();
  }
}

const MUST_BE_NONE = [
  'lost',
  'storedTwice',
  'sentTwice',
  'sentButNotTaken',
  'stillOnTheirWay',
  'filesLost',
  'silentStreams',
  'chargedTwice',
  'chargedAndNotPaid',
  'paidWithoutCharge',
] as const;

/** Why a run is not good enough, one line each. */
export function findOff(figures: Figures): string[] {
  const slowest = Math.max(0, ...Object.values(figures.recoveries).flat());
  return [
    ...MUST_BE_NONE.filter((name) => (figures[name] ?? 0) > 0).map((name) => `${name} is ${figures[name]}, not 0`),
    ...(slowest > RECOVERY_LIMIT_MS ? [`the slowest recovery took ${(slowest / 1000).toFixed(1)} s`] : []),
  ];
}

export function describeFigures({ recoveries, settledMs, quotes, ...counts }: Figures): string[] {
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const recovery = ([what, times]: [string, number[]]) => {
    if (times.length === 0) return [];
    const sorted = times.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return [
      `${what}, ${times.length} times: ready after ${seconds(median)} s (median), ${seconds(sorted.at(-1) ?? 0)} s (slowest)`,
    ];
  };
  return [
    ...Object.entries({ ...counts, ...quotes }).map(([name, count]) => `${name.padEnd(22)}${count}`),
    `the last message was settled ${seconds(settledMs)} s after the last write`,
    ...Object.entries(recoveries).flatMap(recovery),
  ];
}
