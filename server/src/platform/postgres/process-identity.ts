import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const CLOCK_TICKS_PER_SECOND = 100;

/** Whether a process with this id runs now, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** When the process started, in seconds since 1970; ids are reused, so an id alone does not name a process. */
export function startedAt(pid: number): number | undefined {
  try {
    if (process.platform === 'linux') return startedAtOnLinux(pid);
    if (process.platform === 'win32') return undefined;
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: { LC_ALL: 'C' } });
    return Math.floor(Date.parse(text.trim()) / 1000);
  } catch {
    return undefined;
  }
}

/** Whether the process of that id is the one that started at that second, give or take clock rounding. */
export function isSameProcess(pid: number, started: number | undefined): boolean {
  if (!isAlive(pid)) return false;
  const actual = startedAt(pid);
  return actual === undefined || started === undefined || Math.abs(actual - started) <= 3;
}

/** The processes that work in this folder, where the system tells (Linux). */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && workingFolder(pid) === folder);
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function startedAtOnLinux(pid: number): number {
  const bootedAt = Number(/^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]);
  return bootedAt + Number(statFields(pid)[19]) / CLOCK_TICKS_PER_SECOND;
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return statFields(pid)[0] === 'Z';
  } catch {
    return true;
  }
}

// The program’s name is in brackets and may contain spaces: count from the last bracket.
function statFields(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
