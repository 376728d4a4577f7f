import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts a process’s time in hundredths of a second, on every machine we know. */
const TICK_MS = 10;

type Times = { parent: number; ownMs: number; endedChildrenMs: number };

/** From /proc/<pid>/stat. The name in brackets may contain spaces, so the fields are counted after it. */
function timesOf(pid: number): Times {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return {
    parent: field(4),
    ownMs: (field(14) + field(15)) * TICK_MS,
    endedChildrenMs: (field(16) + field(17)) * TICK_MS,
  };
}

/** CPU time a process has used, in milliseconds. */
export function cpuMsOf(pid: number): number {
  return timesOf(pid).ownMs;
}

/** CPU time of PostgreSQL: the postmaster, its backends and whatever has ended since. Backends are its children. */
export function postgresCpuMs(postmaster: number): number {
  const { ownMs, endedChildrenMs } = timesOf(postmaster);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(Number(name), postmaster));
  return children.reduce((sum, name) => sum + (read(Number(name))?.ownMs ?? 0), ownMs + endedChildrenMs);
}

/** The parent of a backend is the postmaster. */
export function parentOf(pid: number): number {
  return timesOf(pid).parent;
}

function isChild(pid: number, parent: number): boolean {
  return read(pid)?.parent === parent;
}

/** Undefined for a process that has just ended. */
function read(pid: number): Times | undefined {
  try {
    return timesOf(pid);
  } catch {
    return undefined;
  }
}

/** Physical memory of a process in MB: now, and the most it ever had. */
export function memoryMbOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: field('VmRSS'), most: field('VmHWM') };
}
