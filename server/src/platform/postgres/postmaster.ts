import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { postgresBinaries } from './binaries.ts';
import { type Cluster, SUPERUSER } from './cluster.ts';
import { isAlive, isSameProcess, processesIn } from './process-identity.ts';

type Postmaster = { pid: number; startedAt: number; port: number; ready: boolean };

const STOP_LIMIT_MS = 60_000;

/** What PostgreSQL wrote about itself into its pid file, if it is there. */
export function readPostmaster(cluster: Cluster): Postmaster | undefined {
  try {
    const lines = readFileSync(cluster.pidFile, 'utf8').split('\n');
    const [pid, startedAt, port] = [lines[0], lines[2], lines[3]].map(Number);
    if (!pid || !startedAt) return undefined;
    return { pid, startedAt, port: port ?? 0, ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** Stops a PostgreSQL that a killed starter left behind on this folder, and removes the pid file of a dead one. */
export async function stopLeftover(cluster: Cluster, log: (line: string) => void): Promise<void> {
  const left = readPostmaster(cluster);
  if (!left) return;
  if (isSameProcess(left.pid, left.startedAt) && (await answersForFolder(cluster, left))) {
    log('A PostgreSQL of an earlier start is still running here; stopping it first.');
    await stopPostmaster(cluster, left.pid);
    return;
  }
  await lastSessionsGone(cluster);
  // Its id now belongs to another program, or the dead process was never reaped: PostgreSQL would think it is alive.
  if (!isSameProcess(left.pid, left.startedAt)) rmSync(cluster.pidFile, { force: true });
}

/** Fast shutdown: sessions are cut, everything committed is on disk; resolves when the process is gone. */
export async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    const { pgCtl } = await postgresBinaries(undefined);
    await promisify(execFile)(pgCtl, ['stop', '-D', cluster.folder, '-m', 'fast', '-w']);
    return;
  }
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  const limit = Date.now() + STOP_LIMIT_MS;
  while (isAlive(pid)) {
    if (Date.now() > limit) throw new Error(`PostgreSQL (process ${pid}) did not stop within a minute.`);
    await wait(20);
  }
}

// A postmaster may still be recovering or already be stopping: repeat until it responds or is gone.
async function answersForFolder(cluster: Cluster, left: Postmaster): Promise<boolean> {
  const limit = Date.now() + STOP_LIMIT_MS;
  while (isSameProcess(left.pid, left.startedAt)) {
    const folder = await dataFolderBehind(left.port, cluster.password);
    if (folder !== undefined) return folder === cluster.folder;
    if (Date.now() > limit) {
      throw new Error(
        `Process ${left.pid} holds the database files in ${cluster.folder} and does not answer. End it, then start again.`,
      );
    }
    await wait(50);
  }
  return false;
}

// Sessions of a killed postmaster end by themselves, busy ones after their statement; until then they use the files.
async function lastSessionsGone(cluster: Cluster): Promise<void> {
  const limit = Date.now() + STOP_LIMIT_MS;
  for (;;) {
    const sessions = processesIn(cluster.folder);
    if (sessions.length === 0) return;
    if (Date.now() > limit) {
      throw new Error(
        `Processes ${sessions.join(', ')} still use the database files in ${cluster.folder}. End them first.`,
      );
    }
    await wait(20);
  }
}

async function dataFolderBehind(port: number, password: string): Promise<string | undefined> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres' });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
