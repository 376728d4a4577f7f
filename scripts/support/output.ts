import type { ChildProcess } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Where our processes’ output goes: unchanged in production, otherwise warnings to the terminal and the rest to a
 * file.
 */
export type Output = { raw: true } | { raw: false; folder: string; say: (line: string) => void };

const WARNING = 40;
const FILE_LIMIT_BYTES = 20_000_000;

/** Passes on what a process writes: warnings with its name, and the progress of a long start as it is. */
export function readableOutput(child: ChildProcess, name: string, output: Output): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    if (output.raw) {
      stream.pipe(stream === child.stdout ? process.stdout : process.stderr, { end: false });
      continue;
    }
    const file = logFile(output.folder, name);
    createInterface({ input: stream }).on('line', (line) => {
      appendFileSync(file, `${line}\n`);
      const worth = worthSaying(line, name);
      if (worth !== undefined) output.say(worth);
      else if (stream === child.stderr && line !== '') output.say(`${name}: ${line}`);
    });
  }
}

type Entry = { level?: number; msg?: string; isProgress?: true; err?: { message?: string } };

function worthSaying(line: string, name: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line) as Entry;
    if (entry.isProgress) return entry.msg;
    if ((entry.level ?? 0) < WARNING) return undefined;
    const said = [entry.msg, entry.err?.message].filter((part, at, all) => part && all.indexOf(part) === at);
    return `${name}: ${said.join(': ')}`;
  } catch {
    return undefined;
  }
}

function logFile(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  if (existsSync(file) && statSync(file).size > FILE_LIMIT_BYTES) renameSync(file, `${file}.1`);
  return file;
}
