import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = new Date();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function read(): Date {
  // While nobody listened no timer ran.
  if (timer === undefined && Date.now() - now.getTime() > MINUTE_MS) now = new Date();
  return now;
}

/** The present minute. However many ask, one timer runs. */
export function useMinute(): Date {
  return useSyncExternalStore(subscribe, read);
}
