import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let minute = currentMinute();

function currentMinute(): Date {
  return new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
}

function tick(): void {
  const next = currentMinute();
  // Another object for the same minute would render every clock of the page again.
  if (next.getTime() !== minute.getTime()) minute = next;
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** The current minute; all clocks on a page share one timer. */
export function useMinute(): Date {
  return useSyncExternalStore(
    subscribe,
    () => minute,
    () => minute,
  );
}
