/** How the server can be reached: as usual, slowly, or not at all. */
export type Line = 'good' | 'slow' | 'gone';

type Listener = (now: Line, before: Line) => void;

let line: Line = 'good';
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

/** An answer takes long; false once it is here. A line that is gone is not slow. */
export function noteSlow(isSlow: boolean): void {
  if (isSlow && line === 'good') setLine('slow');
  if (!isSlow && line === 'slow') setLine('good');
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
