import type { Reporter } from './reporter.ts';

let current: Reporter['report'] | undefined;

/** Called once, when the panel starts. */
export function setReporter(reporter: Reporter): void {
  current = reporter.report;
}

/** Reports a caught error to the error sink. */
export function report(error: unknown): void {
  // oxlint-disable-next-line no-console -- a developer looks here first
  if (import.meta.env.DEV) console.error(error);
  current?.(error);
}
