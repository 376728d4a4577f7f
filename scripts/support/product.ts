import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@bellbird/server/src/platform/postgres/embedded.ts';
import { DataFolderInUse, runningOwner } from '@bellbird/server/src/platform/postgres/starter-lock.ts';
import type { Output } from './output.ts';
import { findPanelBuild, type PanelBuild } from './panel-build.ts';
import { requireFreePorts, StartRefused } from './ports.ts';
import { type Program, runProgram, runToEnd } from './program.ts';
import type { Settings } from './settings.ts';
import { sideBySide } from './side-by-side.ts';

export type Product = {
  serverPid: () => number;
  /** The embedded PostgreSQL; undefined with an external database. */
  databasePid: () => number | undefined;
  databaseUrl: string;
  stop: () => Promise<void>;
};
type Part = { stop: () => Promise<void> };
type Database = Part & { url: string; pid: () => number | undefined };

type Options = {
  settings: Settings;
  say: (line: string) => void;
  output: Output;
  /** The development server builds nothing and watches instead. */
  buildPanel?: boolean;
  /** It is ready before the files of a new panel are compressed, which then goes on beside it. */
  compressLater?: boolean;
  serverFlags?: string[];
  /** Resolves when the person cancels. */
  cancelled?: Promise<void>;
};

/** A start that writes nothing for so long is given up. */
const SILENCE_LIMIT_MS = 300_000;
const DATABASE_PAUSE_MS = 2000;

/** Starts database, server and sandbox, and resolves when the server is ready. */
export async function startProduct(options: Options): Promise<Product> {
  const { settings, say } = options;
  const { signal, done } = cancellation(options.cancelled);
  const started: Part[] = [];
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop();
  };
  try {
    await refuseIfOccupied(settings);
    const panel = options.buildPanel === false ? undefined : findPanelBuild();
    const common = { output: options.output, say };
    let environment = settings.environment;
    let sandbox: Program | undefined;
    const prepare = async (signal: AbortSignal) => {
      const database = await startDatabase(settings, say, signal);
      started.push(database);
      environment = { ...environment, DATABASE_URL: database.url };
      signal.throwIfAborted();
      if (settings.sandbox) {
        sandbox = runProgram({ ...common, environment, name: 'sandbox', file: 'sandbox/src/main.ts' });
        started.push(sandbox);
      }
      // The server would do it, but it has to wait for the panel.
      if (panel && !panel.isCurrent && !settings.isProduction)
        await runToEnd({ ...common, environment, name: 'server', file: 'server/src/prepare.ts' }, signal);
      return database;
    };
    const [database] = await sideBySide(signal, [prepare, (signal) => buildPanel(options, panel, started, signal)]);
    signal.throwIfAborted();
    const server = runProgram({
      ...common,
      environment,
      name: 'server',
      file: 'server/src/main.ts',
      nodeFlags: options.serverFlags ?? [],
    });
    started.push(server);
    await Promise.all([
      untilReady(server, `http://${settings.host}:${settings.port}/readyz`, signal),
      sandbox && untilReady(sandbox, sandboxHealth(settings), signal),
    ]);
    return { serverPid: server.pid, databasePid: database.pid, databaseUrl: database.url, stop };
  } catch (error) {
    await stop();
    // What was interrupted fails in its own words; the person only needs to know that it stopped.
    throw signal.aborted ? signal.reason : error;
  } finally {
    done();
  }
}

async function buildPanel(
  { say, compressLater = false }: Options,
  panel: PanelBuild | undefined,
  started: Part[],
  signal: AbortSignal,
): Promise<void> {
  if (!panel) return;
  if (!panel.isCurrent) {
    say('Building the panel …');
    await panel.build(signal);
  }
  if (!compressLater) return panel.compress(signal);
  const stopping = new AbortController();
  const compressing = panel.compress(stopping.signal).catch((error: unknown) => {
    // The server sends larger files then; the next start tries again.
    if (!stopping.signal.aborted) say(error instanceof Error ? error.message : String(error));
  });
  started.push({
    stop: async () => {
      stopping.abort();
      await compressing;
    },
  });
}

/** Aborted when the person cancels, until the start is done. */
function cancellation(cancelled: Promise<void> | undefined): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  let isDone = false;
  void cancelled?.then(() => {
    if (!isDone) controller.abort(new StartRefused('Stopped before everything was ready.'));
  });
  return { signal: controller.signal, done: () => (isDone = true) };
}

/** The folder of the embedded database below the data folder. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

async function refuseIfOccupied({ dataDir, databaseUrl, port, inboundPort, sandbox }: Settings): Promise<void> {
  const owner = databaseUrl ? undefined : runningOwner(join(databaseFolder(dataDir), 'starter.lock'));
  if (owner) throw new DataFolderInUse(dataDir, owner.pid);
  await requireFreePorts({
    PORT: port,
    ...(inboundPort !== undefined && { INBOUND_SMTP_PORT: inboundPort }),
    ...(sandbox && { SANDBOX_PORT: sandbox.port, SANDBOX_SMTP_PORT: sandbox.smtpPort }),
  });
}

async function startDatabase(
  { dataDir, databaseUrl }: Settings,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<Database> {
  if (databaseUrl) return { url: databaseUrl, pid: () => undefined, stop: async () => undefined };
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) say('Making the database …');
  const start = (more: { signal?: AbortSignal } = {}) => startEmbeddedPostgres({ dataDir: folder, log: say, ...more });
  let current: EmbeddedPostgres = await start({ signal });
  let stopping = false;
  let restart = Promise.resolve();
  const again = async () => {
    await current.exited;
    if (stopping) return;
    say('PostgreSQL ended unexpectedly; starting it again.');
    restart = untilRestarted();
    await restart;
    void again();
  };
  // A full disk is emptied again: it is tried until it starts, and everything else waits for it.
  const untilRestarted = async () => {
    await current.stop();
    for (;;) {
      if (stopping) return;
      try {
        current = await start();
        return;
      } catch (error) {
        say(`PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}`);
        await wait(DATABASE_PAUSE_MS);
      }
    }
  };
  void again();
  return {
    url: current.url,
    pid: () => current.pid,
    stop: async () => {
      stopping = true;
      await restart;
      await current.stop();
    },
  };
}

function sandboxHealth(settings: Settings): string {
  return `http://127.0.0.1:${settings.sandbox?.port}/healthz`;
}

/** Resolves when the program answers there, and rejects if it ends before. */
export async function untilReady(
  program: Program,
  address: string,
  cancelled = new AbortController().signal,
): Promise<void> {
  const asking = new AbortController();
  const signal = AbortSignal.any([asking.signal, cancelled]);
  try {
    await Promise.race([answers(address, program, signal), program.endedEarly]);
    cancelled.throwIfAborted();
    program.ready();
  } finally {
    asking.abort();
  }
}

async function answers(address: string, program: Program, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (Date.now() - program.heardAt() > SILENCE_LIMIT_MS)
      throw new StartRefused(`${address} did not answer for ${SILENCE_LIMIT_MS / 60_000} minutes.`);
    await wait(25);
  }
}
