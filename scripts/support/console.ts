import { BackupFailure } from '@bellbird/server/src/platform/backup/manifest.ts';
import { ConfigError } from '@bellbird/server/src/platform/config/config.ts';
import { DataFolderInUse } from '@bellbird/server/src/platform/postgres/starter-lock.ts';
import { StartRefused } from './ports.ts';

// A closed terminal must not end us in the middle of stopping.
process.stdout.on('error', () => undefined);

/** One line to the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Resolves at the first Ctrl-C or TERM; npm passes signals on, so repeats are ignored. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

/** What went wrong, in one sentence; with the stack only if it is a mistake in our code. */
export function explain(error: unknown): string {
  const known = [BackupFailure, ConfigError, DataFolderInUse, StartRefused].some((kind) => error instanceof kind);
  if (known && error instanceof Error) return error.message;
  const isMistake = [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind);
  if (isMistake && error instanceof Error) return `Bellbird did not start. ${error.stack ?? error.message}`;
  return `Bellbird did not start: ${error instanceof Error ? error.message : String(error)}`;
}
