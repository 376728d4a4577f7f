// A terminal that went away must not end us half way through stopping.
process.stdout.on('error', () => undefined);

/** One line to the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Resolves at the first Ctrl-C or request to end; npm passes signals on, so the repeats are heard and ignored. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}
