/** How the server can be reached: as usual, slowly, or not at all. */
export type Line = 'good' | 'slow' | 'gone';

/** After so long a page says so, and shows what this device has. */
export const PATIENCE_MS = 10_000;

type Listener = (now: Line, before: Line) => void;

let line: Line = 'good';
/** Calls that take long. */
let slow = 0;
let isSuspect = false;
let onSuspicion: (() => void) | undefined;
const listeners = new Set<Listener>();

export function currentLine(): Line {
  return line;
}

/** Called with every change; returns how to stop. */
export function onLineChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setLine(now: Line): void {
  if (now === line) return;
  const before = line;
  line = now;
  for (const listener of listeners) listener(now, before);
}

/** The line is slow while a call takes longer than people wait. A line that is gone is not slow. */
export function watchSlow<T>(work: Promise<T>): Promise<T> {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    slow += 1;
    if (line === 'good') setLine('slow');
  }, PATIENCE_MS);
  return work.finally(() => {
    clearTimeout(timer);
    if (!isSlow) return;
    slow -= 1;
    if (slow === 0 && line === 'slow') setLine('good');
  });
}

/** A call got no answer. One call says little: whoever watches the line finds out. */
export function suspectLine(): void {
  isSuspect = true;
  onSuspicion?.();
}

/** Registers who finds out; what was suspected before counts. */
export function onSuspectLine(listener: (() => void) | undefined): void {
  onSuspicion = listener;
  if (isSuspect) listener?.();
}

/** The suspicion is settled. */
export function trustLine(): void {
  isSuspect = false;
}
