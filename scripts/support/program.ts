import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Output, readableOutput } from './output.ts';
import { COMPILED, inProject, ROOT } from './paths.ts';
import { StartRefused } from './ports.ts';

type Options = {
  name: string;
  /** What Node runs, below the project's folder. */
  file: string;
  nodeFlags?: string[];
  args?: string[];
  /** Sent to the program when it settles, each time that the program is started. */
  word?: Promise<string>;
  environment: Record<string, string | undefined>;
  output: Output;
  say: (line: string) => void;
};

export type Program = {
  pid: () => number;
  /** Rejects if the program ends before `ready` is called. */
  endedEarly: Promise<never>;
  ready: () => void;
  /** When it last wrote a line: a start that goes on is not given up. */
  heardAt: () => number;
  stop: () => Promise<void>;
};

/** glibc gives memory of decoded pictures back at once instead of keeping it for each thread; others ignore it. */
const FRUGAL = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
const DRAIN_LIMIT_MS = 20_000;
const LONGEST_PAUSE_MS = 5_000;
const STEADY_AFTER_MS = 10_000;

/** Runs one of our processes, and restarts it if it dies after having been ready. */
export function runProgram(options: Options): Program {
  let stopping = false;
  let steady = false;
  let pause = 250;
  let heardAt = Date.now();
  let child = launch();
  let rejectEarly: (reason: Error) => void = () => undefined;
  const endedEarly = new Promise<never>((_, reject) => (rejectEarly = reject));
  endedEarly.catch(() => undefined);

  function launch(): ChildProcess {
    const startedAt = Date.now();
    const started = spawnNode(options);
    for (const stream of [started.stdout, started.stderr]) stream?.on('data', () => (heardAt = Date.now()));
    void options.word?.then(
      (word) => {
        heardAt = Date.now();
        if (started.connected) started.send(word, () => undefined);
      },
      () => undefined,
    );
    started.once('exit', (code, signal) => void onEnd(signal ?? `code ${code}`, Date.now() - startedAt));
    return started;
  }

  async function onEnd(how: string, livedMs: number): Promise<void> {
    if (stopping) return;
    if (!steady) return rejectEarly(new StartRefused(`The ${options.name} ended with ${how} before it was ready.`));
    if (livedMs > STEADY_AFTER_MS) pause = 250;
    options.say(`The ${options.name} ended with ${how}; starting it again in ${pause / 1000} s.`);
    await wait(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    if (!stopping) child = launch();
  }

  return {
    pid: () => child.pid ?? 0,
    endedEarly,
    heardAt: () => heardAt,
    ready: () => {
      steady = true;
    },
    stop: async () => {
      stopping = true;
      await endGently(child, options);
    },
  };
}

function spawnNode({ file, nodeFlags = [], args = [], environment, output, name }: Options): ChildProcess {
  const flags = [...nodeFlags, '--import', inProject('scripts/support/end-with-starter.ts')];
  const child = spawn(process.execPath, [...flags, inProject(file), ...args], {
    cwd: ROOT,
    env: { ...FRUGAL, ...COMPILED, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own process group: Ctrl-C reaches only the starter, which then stops everything in the right order.
    detached: process.platform !== 'win32',
  });
  readableOutput(child, name, output);
  return child;
}

async function endGently(child: ChildProcess, { name, say }: Options): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const tooLong = setTimeout(() => {
    say(`The ${name} did not drain within ${DRAIN_LIMIT_MS / 1000} s; ending it.`);
    child.kill('SIGKILL');
  }, DRAIN_LIMIT_MS);
  await ended;
  clearTimeout(tooLong);
}
