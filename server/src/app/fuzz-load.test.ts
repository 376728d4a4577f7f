import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ALL_CALLS } from '@bellbird/contract';
import type { CallSpec } from '@bellbird/contract/shared/call';
import { MEBIBYTE } from '@bellbird/contract/shared/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOptions, requestFor } from '#testing/every-call.ts';
import { FOREIGN_CONTENT, HOSTILE_VALUES, OVERSIZED_JSON, hostileBodies } from '#testing/hostile-input.ts';
import { type Call, type CallOptions, type World, startWorld } from '#testing/world.ts';

/** `FUZZ_REQUESTS=100000` is the whole run, which takes some minutes and also holds the pauses to their limit. */
const WHOLE_RUN = process.env['FUZZ_REQUESTS'] !== undefined;
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 3000);
const AT_ONCE = 16;
/** A pause that people notice; in the short run a machine that is busy with other tests must not fail it. */
const LONGEST_PAUSE_MS = WHOLE_RUN ? 100 : 3000;
const TICK_MS = 5;
const MOST_GROWTH = 64 * MEBIBYTE;

let world: World;
let callers: readonly Call[];
beforeAll(async () => {
  world = await startWorld();
  for (const call of ANSWERING) bodiesFor(call);
  callers = [(await world.owner()).call, (await world.staff()).call, world.anyone];
});
afterAll(() => world.close());

/** The same requests in every run, so that a failure can be repeated. */
function createDice(seed: number) {
  let state = seed;
  const roll = (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  return { roll, pick: <T>(from: readonly T[]): T => from[roll(from.length)] as T };
}

type Request = { as: Call; method: string; path: string; options: CallOptions };
type Dice = ReturnType<typeof createDice>;

const json = { 'content-type': 'application/json' };
/** Logging out would end the sessions of this suite. */
const ids = () => 1_999_999_999;
/** Made once for each call: what the suite itself takes would count as a pause of the server. */
const bodies = new Map<CallSpec, unknown[]>();
function bodiesFor(call: CallSpec): unknown[] {
  const known = bodies.get(call) ?? hostileBodies(requestFor(call, ids).sample);
  bodies.set(call, known);
  return known;
}

const families: readonly ((call: CallSpec, dice: Dice) => Omit<Request, 'as'>)[] = [
  (call, { pick }) => {
    const { method, path } = requestFor(call, ids);
    const body = pick(bodiesFor(call));
    const isForm = call.files && typeof body === 'object' && body !== null;
    return { method, path, options: isForm ? bodyOptions(call, body) : { body, headers: json } };
  },
  (call, { pick }) => {
    const { method, path, options } = requestFor(call, ids);
    const names = [...Object.keys(call.query?.shape ?? {}), 'unknown'];
    const query = new URLSearchParams(names.map((name): [string, string] => [name, pick(HOSTILE_VALUES)]));
    return { method, path: `${path.split('?')[0]}?${query}`, options };
  },
  (call, { pick }) => {
    const { method, path } = requestFor(call, ids);
    return { method, path, options: { body: pick(OVERSIZED_JSON), headers: json } };
  },
  (call, { pick }) => {
    const { method, path } = requestFor(call, ids);
    const [type, body] = pick(FOREIGN_CONTENT);
    return { method, path, options: { body, headers: { 'content-type': type } } };
  },
];

/** Streams stay open, so one would never be answered. */
const ANSWERING = ALL_CALLS.filter(({ responses }) => responses[200] !== 'stream');

async function send(requests: number, dice: Dice): Promise<number[]> {
  let left = requests;
  const failures: number[] = [];
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      const call = dice.pick(ANSWERING);
      const { method, path, options } = dice.pick(families)(call, dice);
      const { statusCode, body } = await dice.pick(callers)(method, path, options);
      // This world has no gateways: a call that asks one says that it is away.
      if (statusCode >= 500 && !/"code":"(?:gateway|numbers)_silent"/.test(body)) failures.push(statusCode);
      // As a socket would: the next request comes in a later turn of the loop.
      await nextTurn();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return failures;
}

/**
 * The longest stretch of work between two turns of the event loop, in processor time of this thread: on a machine that
 * others use, a clock would count their work, too.
 */
function watchPauses() {
  let longestMs = 0;
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longestMs = Math.max(longestMs, (user + system) / 1000);
    before = process.threadCpuUsage();
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    return longestMs;
  };
}

function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

test(
  'hostile requests by the thousand: no 5xx, no long pause, memory flat',
  async () => {
    const dice = createDice(1);
    const warmUp = Math.floor(REQUESTS / 5);
    const first = await send(warmUp, dice);
    const before = heapBytes();
    const pauses = monitorEventLoopDelay({ resolution: 5 });
    pauses.enable();
    const stopWatching = watchPauses();
    const rest = await send(REQUESTS - warmUp, dice);
    const longestMs = stopWatching();
    pauses.disable();
    const growth = heapBytes() - before;
    if (WHOLE_RUN) {
      const pause = `longest pause ${longestMs.toFixed(0)} ms of work (${(pauses.max / 1e6).toFixed(0)} ms by the clock)`;
      const figures = `${pause}, heap ${(growth / MEBIBYTE).toFixed(1)} MiB more`;
      process.stdout.write(`${REQUESTS} hostile requests: ${figures}\n`);
    }
    expect([...first, ...rest]).toEqual([]);
    expect(growth).toBeLessThan(MOST_GROWTH);
    expect(longestMs).toBeLessThan(LONGEST_PAUSE_MS);
  },
  60 * 60_000,
);
