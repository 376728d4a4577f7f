import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataFolderInUse, runningOwner } from '@bellbird/server/src/platform/postgres/starter-lock.ts';
import type { Output } from './output.ts';
import { compressBeside, findPanelBuild, type PanelBuild } from './panel-build.ts';
import { requireFreePorts, StartRefused } from './ports.ts';
import { databaseFolder, startDatabase } from './product-database.ts';
import { type Program, runProgram } from './program.ts';
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
/** What is stopped if the start fails, and when it is cancelled. */
type Start = { started: Part[]; signal: AbortSignal };

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
/** On a large machine Node would keep 100 MB more for short-lived values (ADR 106). */
const FRUGAL = ['--max-semi-space-size=16'];
/** The panel is built by many threads, the database is filled by one, which takes longer: it gets its turn first. */
const BEHIND_THE_DATABASE = 5;

/** Starts database, server and sandbox, and resolves when the server is ready. */
export async function startProduct(options: Options): Promise<Product> {
  const { settings } = options;
  const { signal, done } = cancellation(options.cancelled);
  const started: Part[] = [];
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop();
  };
  try {
    await refuseIfOccupied(settings);
    const panel = options.buildPanel === false ? undefined : findPanelBuild();
    const built = Promise.withResolvers<string>();
    const [{ server, database }] = await sideBySide(signal, [
      (either) => startPrograms(options, { started, signal: either }, panel?.isCurrent === false && built.promise),
      async (either) => {
        const preparing = panel ? preparePanel(options, panel, either) : Promise.resolve();
        await preparing.then(() => built.resolve('The panel is built.'), built.reject);
        await built.promise;
      },
    ]);
    if (panel && options.compressLater) started.push(compressBeside(panel, options.say));
    return { serverPid: server.pid, databasePid: database.pid, databaseUrl: database.url, stop };
  } catch (error) {
    await stop();
    // What was interrupted fails in its own words; the person only needs to know that it stopped.
    throw signal.aborted ? signal.reason : error;
  } finally {
    done();
  }
}

async function preparePanel({ say, compressLater }: Options, panel: PanelBuild, signal: AbortSignal): Promise<void> {
  if (!panel.isCurrent) {
    say('Building the panel …');
    await panel.build(signal, BEHIND_THE_DATABASE);
  }
  if (!compressLater) await panel.compress(signal);
}

/** The sandbox and the server, until both respond. */
async function startPrograms(options: Options, { started, signal }: Start, panel: Promise<string> | false) {
  const { settings, say, output, serverFlags = [] } = options;
  const database = await startDatabase(settings, say, signal);
  started.push(database);
  signal.throwIfAborted();
  const common = { environment: { ...settings.environment, DATABASE_URL: database.url }, output, say };
  const sandbox = settings.sandbox && runProgram({ ...common, name: 'sandbox', file: 'sandbox/src/main.ts' });
  if (sandbox) started.push(sandbox);
  // In production nothing is migrated before the new panel is there.
  if (settings.isProduction) await panel;
  const server = runProgram({
    ...common,
    name: 'server',
    file: 'server/src/main.ts',
    nodeFlags: [...FRUGAL, ...serverFlags],
    ...(panel && { args: ['--wait-for-panel'], word: panel }),
  });
  started.push(server);
  await Promise.race([panel, server.endedEarly]);
  await Promise.all([
    untilReady(server, `http://${settings.host}:${settings.port}/readyz`, signal),
    sandbox && untilReady(sandbox, `http://127.0.0.1:${settings.sandbox?.port}/healthz`, signal),
  ]);
  return { server, database };
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

async function refuseIfOccupied({ dataDir, databaseUrl, port, inboundPort, sandbox }: Settings): Promise<void> {
  const owner = databaseUrl ? undefined : runningOwner(join(databaseFolder(dataDir), 'starter.lock'));
  if (owner) throw new DataFolderInUse(dataDir, owner.pid);
  await requireFreePorts({
    PORT: port,
    ...(inboundPort !== undefined && { INBOUND_SMTP_PORT: inboundPort }),
    ...(sandbox && { SANDBOX_PORT: sandbox.port, SANDBOX_SMTP_PORT: sandbox.smtpPort }),
  });
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
