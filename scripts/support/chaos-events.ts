import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { STEPS, type Steps } from './chaos-steps.ts';
import type { Product } from './product.ts';

/** What can happen to the product while vendors work. */
export type Calamity = 'server killed' | 'database killed' | 'database restarted' | 'clock moved';

export type Plan = Readonly<Record<Calamity, number>>;
export type Recoveries = Record<Calamity, number[]>;

type Stage = {
  product: Product;
  baseUrl: string;
  clockFile: string;
  /** Where couples are on their way to a yes. */
  steps: Steps;
  /** How much of the work is done, from 0 to 1. */
  progress: () => number;
  /** The work waits there until what is planned next has begun, so that nothing planned is left out. */
  allowUpTo: (progress: number) => void;
  say: (line: string) => void;
};

const HOUR_MS = 3_600_000;
/** Forward, back, by more than a day, and to the right time again. */
const SHIFTS_MS = [2 * HOUR_MS, -2 * HOUR_MS, 26 * HOUR_MS, 0];
const CLOCK_SETTLES_MS = 300;
const STEP_LIMIT_MS = 2000;

/** Spreads what happens over the work, and waits after each until the product is ready again. */
export async function causeInTurn(plan: Plan, stage: Stage): Promise<Recoveries> {
  const recoveries: Recoveries = {
    'server killed': [],
    'database killed': [],
    'database restarted': [],
    'clock moved': [],
  };
  const turns = Object.entries(plan)
    .flatMap(([what, times], kind) =>
      Array.from({ length: times }, (_, at) => ({ what: what as Calamity, at: (at + 0.3 + kind * 0.15) / times })),
    )
    .toSorted((one, other) => one.at - other.at);
  for (const [index, { what, at }] of turns.entries()) {
    stage.allowUpTo(at);
    while (stage.progress() < at) await wait(5);
    // Each step of a yes is hit in turn, unless nobody happens to be there.
    const step = stage.steps.next(STEPS[recoveries[what].length % STEPS.length] ?? 'accepting');
    stage.allowUpTo(turns[index + 1]?.at ?? 1);
    if (what !== 'clock moved') await Promise.race([step, wait(STEP_LIMIT_MS)]);
    const startedAt = performance.now();
    await cause(what, stage, recoveries['clock moved'].length);
    const tookMs = performance.now() - startedAt;
    recoveries[what].push(tookMs);
    stage.say(`${what}: ready again after ${(tookMs / 1000).toFixed(1)} s`);
  }
  writeFileSync(stage.clockFile, '0');
  return recoveries;
}

async function cause(what: Calamity, { product, baseUrl, clockFile }: Stage, shifts: number): Promise<void> {
  if (what === 'clock moved') {
    writeFileSync(clockFile, String(SHIFTS_MS[shifts % SHIFTS_MS.length]));
    await wait(CLOCK_SETTLES_MS);
    return untilReady(baseUrl, 0);
  }
  const pid = what === 'server killed' ? product.serverPid() : product.databasePid();
  const happenedAt = performance.now();
  process.kill(pid ?? 0, what === 'database restarted' ? 'SIGINT' : 'SIGKILL');
  await untilReady(baseUrl, happenedAt);
}

async function untilReady(baseUrl: string, happenedAt: number): Promise<void> {
  // The process that was killed may still answer for a moment.
  let isGone = happenedAt === 0;
  for (;;) {
    const answer = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (!answer?.ok) isGone = true;
    else if (isGone || performance.now() - happenedAt > 3000) return;
    await wait(20);
  }
}
