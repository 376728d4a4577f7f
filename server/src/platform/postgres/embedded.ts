import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { postgresBinaries } from './binaries.ts';
import { type Cluster, makeDataFolder, openCluster, SUPERUSER } from './cluster.ts';
import { freePort } from './free-port.ts';
import { readPostmaster, stopLeftover, stopPostmaster } from './postmaster.ts';
import { commandAs, type ServerAccount, serverAccount } from './server-account.ts';
import { runningOwner, takeStarterLock } from './starter-lock.ts';

export type EmbeddedPostgres = {
  url: string;
  pid: number;
  /** Settles when the server process has ended, wanted or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  port?: number | undefined;
  log: (line: string) => void;
  /** Overrides of the product’s durable settings; tests trade durability for speed. */
  settings?: Record<string, string>;
  /** Ends a start that is under way. */
  signal?: AbortSignal;
};

const DATABASE = 'bellbird';
/** After a crash it reads its log first, which takes as long as the machine is busy. */
const START_LIMIT_MS = 300_000;
const LOG_LIMIT_BYTES = 20_000_000;

/** Starts PostgreSQL in a folder below `dataDir`, on loopback only; refuses a second one on the same folder. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  makeDataFolder(resolve(options.dataDir));
  const dataDir = realpathSync(options.dataDir);
  const release = takeStarterLock(join(dataDir, 'starter.lock'), dataDir);
  try {
    const owner = serverAccount();
    const cluster = await openCluster(dataDir, owner, options.signal);
    options.signal?.throwIfAborted();
    await stopLeftover(cluster, options.log);
    const portFile = join(dataDir, 'port');
    const port = await freePort(options.port ?? rememberedPort(portFile));
    writeFileSync(portFile, String(port));
    const { child, exited } = await launch(cluster, port, options, owner);
    const stop = async () => {
      child.ref();
      if (child.exitCode === null && child.signalCode === null) await stopPostmaster(cluster, child.pid ?? 0);
      await exited;
      release();
    };
    const url = `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${DATABASE}`;
    await ensureDatabase(url).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url, pid: child.pid ?? 0, exited, stop };
  } catch (error) {
    release();
    throw error;
  }
}

/** The address of the database that another process runs on this folder; undefined when none does. */
export function runningDatabaseUrl(dataDir: string): string | undefined {
  if (!runningOwner(join(dataDir, 'starter.lock'))) return undefined;
  const port = rememberedPort(join(dataDir, 'port'));
  const password = readFileSync(join(dataDir, 'password'), 'utf8').trim();
  return port === undefined ? undefined : `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

async function launch(
  cluster: Cluster,
  port: number,
  { settings = {}, signal }: Options,
  owner?: ServerAccount,
): Promise<{ child: ChildProcess; exited: Promise<void> }> {
  const { postgres } = await postgresBinaries(owner);
  const flags = Object.entries({ ...productSettings(), ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const command = commandAs(owner, postgres, ['-D', cluster.folder, '-p', String(port), ...flags], cluster.folder);
  const log = openLog(cluster.logFile);
  // Its own session: Ctrl-C in the terminal must not stop the database before the server has finished.
  const child = spawn(command.file, command.args, {
    ...command,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  const exited = new Promise<void>((settle) => {
    child.once('exit', () => settle());
    child.once('error', () => settle());
  });
  try {
    await ready(cluster, child, signal);
  } catch (error) {
    // Waited for even if nothing else keeps this process alive.
    child.ref();
    child.kill('SIGINT');
    await exited;
    throw error;
  }
  return { child, exited };
}

function productSettings(): Record<string, string> {
  const memory = Math.floor(totalmem() / 1_048_576);
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: `${Math.min(512, Math.max(64, Math.floor(memory / 16)))}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(memory / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_connections: '',
  };
}

async function ready(cluster: Cluster, child: ChildProcess, signal?: AbortSignal): Promise<void> {
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, killedBy) => (failure ??= `it ended with ${killedBy ?? `code ${code}`}`));
  const limit = Date.now() + START_LIMIT_MS;
  // The pid file of a killed server may still say ‘ready’: only this child’s status counts.
  for (;;) {
    signal?.throwIfAborted();
    const written = readPostmaster(cluster);
    if (written?.ready && written.pid === child.pid) return;
    if (failure !== undefined) {
      throw new Error(`PostgreSQL did not start: ${failure}. Its last words:\n${lastLines(cluster.logFile)}`);
    }
    if (Date.now() > limit)
      throw new Error(`PostgreSQL did not become ready within five minutes; see ${cluster.logFile}.`);
    await wait(10);
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) truncateSync(file);
  return openSync(file, 'a', 0o600);
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}

function rememberedPort(file: string): number | undefined {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined;
}
