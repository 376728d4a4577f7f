import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresBinaries } from './binaries.ts';
import { commandAs, type ServerAccount } from './server-account.ts';

export const SUPERUSER = 'bellbird';

export type Cluster = { folder: string; pidFile: string; lockFile: string; logFile: string; password: string };

/** The files of one embedded PostgreSQL below its folder, made on the first call. */
export async function openCluster(
  dataDir: string,
  owner: ServerAccount | undefined,
  signal?: AbortSignal,
): Promise<Cluster> {
  const folder = join(dataDir, 'cluster');
  const password = rememberedPassword(join(dataDir, 'password'));
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(dataDir, folder, { password, owner, signal });
  return {
    folder,
    pidFile: join(folder, 'postmaster.pid'),
    lockFile: join(dataDir, 'starter.lock'),
    logFile: join(dataDir, 'postgres.log'),
    password,
  };
}

/** Makes the folder; what this call creates may be entered (not listed) by the account PostgreSQL runs as. */
export function makeDataFolder(dataDir: string): void {
  const first = mkdirSync(dataDir, { recursive: true });
  if (first === undefined) return;
  const below = dataDir.slice(first.length).split(/[\\/]/).filter(Boolean);
  let path = first;
  chmodSync(path, 0o711);
  for (const part of below) chmodSync((path = join(path, part)), 0o711);
}

type Initial = { password: string; owner: ServerAccount | undefined; signal: AbortSignal | undefined };

async function initialise(dataDir: string, folder: string, { password, owner, signal }: Initial): Promise<void> {
  // Created under another name and renamed when complete, so an interrupted first start leaves nothing half done.
  const unfinished = join(dataDir, 'cluster.unfinished');
  const passwordFile = join(dataDir, 'password.initdb');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [unfinished, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const { initdb } = await postgresBinaries(owner);
  const command = commandAs(
    owner,
    initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    unfinished,
  );
  try {
    await promisify(execFile)(command.file, command.args, { ...command, cwd: '/', ...(signal && { signal }) });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(`PostgreSQL could not make its data folder. ${stderr ?? ''}`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

function rememberedPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
