import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '@bellbird/server/src/platform/backup/table-rows.ts';

/** What was promised and what became of it. */
export type Figures = {
  acknowledged: number;
  stored: number;
  lost: number;
  storedTwice: number;
  mailsTwice: number;
  /** Shown as sent, but the mail server has none. */
  sentWithoutMail: number;
  /** Shown as ‘may have been sent’. */
  unconfirmed: number;
  stillOnTheirWay: number;
  settledMs: number;
  recoveries: { server: number[]; database: number[] };
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
  acknowledged: ReadonlySet<string>;
  taken: ReadonlyMap<string, number>;
  recoveries: Figures['recoveries'];
  settledMs: number;
}): Promise<Figures> {
  const { acknowledged, taken, recoveries, settledMs } = given;
  const client = await connect(given.databaseUrl);
  try {
    const { rows } = await client.query<Row>(
      `select substring(body from 'chaos-[0-9]{6}') as marker, state from lead_messages where body like '%chaos-%'`,
    );
    const stored = new Map<string, string>(rows.map(({ marker, state }) => [marker, state]));
    const inState = (state: string) => rows.filter((row) => row.state === state);
    return {
      acknowledged: acknowledged.size,
      stored: stored.size,
      lost: [...acknowledged].filter((marker) => !stored.has(marker)).length,
      storedTwice: rows.length - stored.size,
      mailsTwice: [...taken.values()].filter((times) => times > 1).length,
      sentWithoutMail: inState('sent').filter(({ marker }) => !taken.has(marker)).length,
      unconfirmed: inState('unconfirmed').length,
      stillOnTheirWay: inState('queued').length,
      settledMs,
      recoveries,
    };
  } finally {
    await client.end();
  }
}

/** Why a run is not good enough, one line each. */
export function findOff(figures: Figures): string[] {
  const { recoveries } = figures;
  const slowest = Math.max(0, ...recoveries.server, ...recoveries.database);
  const mustBeNone = ['lost', 'storedTwice', 'mailsTwice', 'sentWithoutMail', 'stillOnTheirWay'] as const;
  return [
    ...mustBeNone.filter((name) => figures[name] > 0).map((name) => `${name} is ${figures[name]}, not 0`),
    ...(slowest > RECOVERY_LIMIT_MS ? [`the slowest recovery took ${(slowest / 1000).toFixed(1)} s`] : []),
  ];
}

export function describeFigures({ recoveries, settledMs, ...counts }: Figures): string[] {
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const recovery = (what: keyof typeof recoveries) => {
    const times = recoveries[what].toSorted((one, other) => one - other);
    if (times.length === 0) return [];
    const median = times[Math.floor(times.length / 2)] ?? 0;
    return [
      `${what} killed ${times.length} times: ready after ${seconds(median)} s (median), ${seconds(times.at(-1) ?? 0)} s (slowest)`,
    ];
  };
  return [
    ...Object.entries(counts).map(([name, count]) => `${name.padEnd(18)}${count}`),
    `the last message was settled ${seconds(settledMs)} s after the last write`,
    ...recovery('server'),
    ...recovery('database'),
  ];
}
