import { ApiFailure } from '#platform/api/api-failure.ts';
import { createEventParser, type StreamEvent } from './event-parser.ts';

export type Following = {
  /** Asks for the stream from after `lastEventId`. */
  open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  /** Where the last page left off, if it did. */
  startAfter: string | undefined;
  onEvent: (event: StreamEvent) => void;
  /** Hears that it is back after a cut: what was said for the moment only may have been missed. */
  onResume: () => void;
  /** Hears how far the stream has been read. */
  onPosition: (id: string) => void;
};

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** The server says something every 15 seconds; one that is silent for longer is not there any more. */
const SILENCE_MS = 40_000;

/**
 * Follows a stream of events for as long as the page is looked at and the network is there. Whatever cuts it, it comes
 * back after the last event it heard. Answers how to stop.
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

  async function listen(signal: AbortSignal): Promise<void> {
    const answer = await open(position, signal);
    failures = 0;
    if (isAgain) onResume();
    isAgain = true;
    const parse = createEventParser((event) => {
      if (signal.aborted) return;
      onEvent(event);
      if (event.id) moveTo(event.id);
    }, moveTo);
    await readAll(answer, parse);
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
    // Told to pause: whoever resumes it starts anew.
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

/** Longer each time, and never the same for all: a server that restarts is not run over by everybody at once. */
export function pauseAfter(failures: number, chance: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return longest * (0.5 + chance / 2);
}

/** An answer that asking again will not change. */
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
