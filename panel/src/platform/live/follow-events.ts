import { ApiFailure } from '#platform/api/api-failure.ts';
import { createEventParser, type StreamEvent } from './event-parser.ts';

export type Following = {
  /** Opens the stream after `lastEventId`; for the first time when the page has not been connected before. */
  open: (lastEventId: string | undefined, signal: AbortSignal, isFirst: boolean) => Promise<Response>;
  /** Where the previous page stopped, if known. */
  startAfter: string | undefined;
  onEvent: (event: StreamEvent) => void;
  /** Called when the stream is back after an interruption: events that are not stored may have been missed. */
  onResume: () => void;
  /** Called with the position of the stream. */
  onPosition: (id: string) => void;
};

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** The server sends something every 15 seconds; after a longer silence the connection is dead. */
const SILENCE_MS = 40_000;

/**
 * Follows a stream of events while the page is visible and online. After an interruption it continues after the last
 * event. Returns a function that stops it.
 */
export function followEvents({ open, startAfter, onEvent, onResume, onPosition }: Following): () => void {
  let position = startAfter;
  let failures = 0;
  let isAgain = false;
  let listening: AbortController | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const isWanted = () => !isOver && document.visibilityState === 'visible' && navigator.onLine;

  function moveTo(id: string): void {
    if (id === position) return;
    position = id;
    onPosition(id);
  }

  function greeted(): void {
    failures = 0;
    if (isAgain) onResume();
    isAgain = true;
  }

  async function listen(signal: AbortSignal): Promise<void> {
    const answer = await open(position, signal, !isAgain);
    const parse = createEventParser((event) => {
      if (signal.aborted) return;
      onEvent(event);
      if (event.id) moveTo(event.id);
    }, moveTo);
    let isGreeted = false;
    await readAll(answer, (text) => {
      // Only a server that sends something counts as connected: one that closes at once is retried less and less
      // often.
      if (!isGreeted) greeted();
      isGreeted = true;
      parse(text);
    });
  }

  async function run(): Promise<void> {
    clearTimeout(pause);
    if (listening || !isWanted()) return;
    const own = new AbortController();
    listening = own;
    try {
      await listen(own.signal);
    } catch (error) {
      if (isRefused(error)) isOver = true;
    }
    // It was paused; resuming starts a new connection.
    if (listening !== own) return;
    listening = undefined;
    failures += 1;
    if (isWanted()) pause = setTimeout(() => void run(), pauseAfter(failures, Math.random()));
  }

  function halt(): void {
    clearTimeout(pause);
    listening?.abort();
    listening = undefined;
  }

  const follow = () => {
    failures = 0;
    if (isWanted()) void run();
    else halt();
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  void run();

  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
    halt();
  };
}

/** Longer after each failure, with random jitter, so that a restarting server is not hit by all clients at once. */
export function pauseAfter(failures: number, chance: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return longest * (0.5 + chance / 2);
}

/** An answer that a retry will not change. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.status !== 429;
}

async function readAll(answer: Response, parse: (text: string) => void): Promise<void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      silence = setTimeout(() => void reader.cancel(), SILENCE_MS);
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done) return;
      parse(value);
    }
  } finally {
    clearTimeout(silence);
  }
}
