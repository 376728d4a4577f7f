import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSameProcess, startedAt } from './process-identity.ts';

type Owner = { pid: number; startedAt: number | undefined };

/** Thrown when another running instance holds the data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Another instance of Bellbird (process ${pid}) is already running on the data folder ${folder}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
    this.name = 'DataFolderInUse';
  }
}

/** Locks the folder for this process and returns the function that unlocks it; a lock of a dead process is ignored. */
export function takeStarterLock(file: string, folder: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, startedAt: startedAt(process.pid) } satisfies Owner));
  try {
    // A hard link appears completely or not at all, so nobody ever reads half a lock.
    while (!linkIfAbsent(mine, file)) {
      const owner = runningOwner(file);
      if (owner) throw new DataFolderInUse(folder, owner.pid);
      setAsideStale(file);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

/** The process that runs on the folder now, if any. */
export function runningOwner(file: string): Owner | undefined {
  const owner = readOwner(file);
  return owner && isSameProcess(owner.pid, owner.startedAt) ? owner : undefined;
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function linkIfAbsent(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

// Two starters may find the same stale lock: what was moved aside is checked again before it is deleted.
function setAsideStale(file: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (runningOwner(aside)) linkIfAbsent(aside, file);
  rmSync(aside, { force: true });
}
