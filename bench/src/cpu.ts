import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

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
  return childrenOf(postmaster).reduce((sum, child) => sum + (read(child)?.ownMs ?? 0), ownMs + endedChildrenMs);
}

/** The parent of a backend is the postmaster. */
export function parentOf(pid: number): number {
  return timesOf(pid).parent;
}

/** A process lets all others go first, with its threads and children as far as the system tells of them. */
export function giveWay(pid: number): void {
  const processes = existsSync('/proc') ? [pid, ...childrenOf(pid)] : [pid];
  processes.forEach(giveWayAsGroup);
  for (const each of processes.flatMap(threadsOf)) {
    try {
      setPriority(each, constants.priority.PRIORITY_LOW);
    } catch (error) {
      // It has just ended.
      if (!String(error).includes('ESRCH')) throw error;
    }
  }
}

/**
 * Linux may share the processors among sessions first (`sched_autogroup_enabled`), and a priority then counts only within
 * one. Every backend of PostgreSQL is a session of its own: ten of them would have ten times the share of the browser.
 */
function giveWayAsGroup(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW));
  } catch {
    // Another system, no such groups, or it has just ended.
  }
}

function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((each) => read(each)?.parent === pid);
}

function threadsOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task`;
  return existsSync(tasks) ? readdirSync(tasks).map(Number) : [pid];
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
