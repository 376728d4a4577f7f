import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@bellbird/server/src/platform/postgres/embedded.ts';
import { DataFolderInUse, runningOwner } from '@bellbird/server/src/platform/postgres/starter-lock.ts';
import type { Output } from './output.ts';
import { buildPanelIfStale } from './panel-build.ts';
import { requireFreePorts, StartRefused } from './ports.ts';
import { type Program, runProgram } from './program.ts';
import type { Settings } from './settings.ts';

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
  serverFlags?: string[];
  /** Resolves when the person cancels. */
  cancelled?: Promise<void>;
};

const READY_LIMIT_MS = 300_000;

/** Starts database, server and sandbox, and resolves when the server is ready. */
export async function startProduct(options: Options): Promise<Product> {
  const { settings, say } = options;
  const started: Part[] = [];
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop();
  };
  try {
    await refuseIfOccupied(settings);
    const building = options.buildPanel === false ? Promise.resolve(false) : buildPanelIfStale(say);
    building.catch(() => undefined);
    const database = await startDatabase(settings, say);
    started.push(database);
    await building;
    const environment = { ...settings.environment, DATABASE_URL: database.url };
    const common = { environment, output: options.output, say };
    const sandbox = settings.sandbox && runProgram({ ...common, name: 'sandbox', file: 'sandbox/src/main.ts' });
    if (sandbox) started.push(sandbox);
    const server = runProgram({
      ...common,
      name: 'server',
      file: 'server/src/main.ts',
      nodeFlags: options.serverFlags ?? [],
    });
    started.push(server);
    const ready = Promise.all([
      untilReady(server, `http://${settings.host}:${settings.port}/readyz`),
      sandbox && untilReady(sandbox, sandboxHealth(settings)),
    ]);
    await Promise.race([ready, refusalAfter(options.cancelled)]);
    return { serverPid: server.pid, databasePid: database.pid, databaseUrl: database.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
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

async function startDatabase({ dataDir, databaseUrl }: Settings, say: (line: string) => void): Promise<Database> {
  if (databaseUrl) return { url: databaseUrl, pid: () => undefined, stop: async () => undefined };
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) say('Making the database …');
  const start = () => startEmbeddedPostgres({ dataDir: folder, log: say });
  let current: EmbeddedPostgres = await start();
  let stopping = false;
  let restart = Promise.resolve();
  const again = async () => {
    await current.exited;
    if (stopping) return;
    say('PostgreSQL ended unexpectedly; starting it again.');
    restart = current.stop().then(async () => {
      current = await start();
    });
    await restart;
    void again();
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

async function refusalAfter(cancelled: Promise<void> | undefined): Promise<void> {
  await (cancelled ?? new Promise<never>(() => undefined));
  throw new StartRefused('Stopped before everything was ready.');
}

function sandboxHealth(settings: Settings): string {
  return `http://127.0.0.1:${settings.sandbox?.port}/healthz`;
}

async function untilReady(program: Program, address: string): Promise<void> {
  const asking = new AbortController();
  try {
    await Promise.race([answers(address, asking.signal), program.endedEarly]);
    program.ready();
  } finally {
    asking.abort();
  }
}

async function answers(address: string, signal: AbortSignal): Promise<void> {
  const limit = Date.now() + READY_LIMIT_MS;
  while (!signal.aborted) {
    const answer = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (Date.now() > limit) throw new Error(`${address} did not answer within ${READY_LIMIT_MS / 60_000} minutes.`);
    await wait(25);
  }
}
