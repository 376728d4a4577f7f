export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

export type Queued<Details> = {
  readonly id: number;
  readonly file: File;
  readonly details: Details;
  readonly state: UploadState;
  readonly percent: number;
  /** What is wrong with the file itself, so that it was not sent. */
  readonly fault?: string | undefined;
  /** What sending it threw. */
  readonly failure?: unknown;
};

export type Way = { signal: AbortSignal; onPercent: (percent: number) => void };

export type QueuePorts<Details> = {
  /** The file as it is sent, or what is wrong with it. */
  prepare: (file: File) => Promise<File | string>;
  /** Uploads one file: reports progress, and stops on abort. */
  send: (file: File, way: Way, details: Details) => Promise<void>;
  /** Whether a failed upload is tried again by itself, and after how many milliseconds. */
  retryAfter?: (failure: unknown, attempt: number) => number | undefined;
  /** How many upload at the same time. */
  atOnce?: number;
};

export type UploadQueue<Details> = ReturnType<typeof createUploadQueue<Details>>;

let lastId = 0;

/** Several uploads, independent of any page: checked first, sent a few at a time; each can be cancelled or retried. */
export function createUploadQueue<Details>(ports: QueuePorts<Details>) {
  let items: readonly Queued<Details>[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();
  const attempts = new Map<number, number>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const become = (next: readonly Queued<Details>[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, part: Partial<Queued<Details>>) =>
    become(items.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const startNext = () => {
    const free = (ports.atOnce ?? 2) - running.size;
    const next = items.filter(({ id, state }) => state === 'waiting' && !timers.has(id)).slice(0, Math.max(free, 0));
    for (const item of next) void start(item);
  };

  const start = async ({ id, file, details }: Queued<Details>) => {
    const control = new AbortController();
    running.set(id, control);
    change(id, { state: 'sending', percent: 0, fault: undefined, failure: undefined });
    try {
      const prepared = await ports.prepare(file);
      if (typeof prepared === 'string') change(id, { state: 'failed', fault: prepared });
      else if (control.signal.aborted) change(id, { state: 'cancelled' });
      else {
        const onPercent = (percent: number) => change(id, { percent });
        await ports.send(prepared, { signal: control.signal, onPercent }, details);
        change(id, { state: 'done', percent: 100 });
      }
    } catch (failure) {
      if (control.signal.aborted) change(id, { state: 'cancelled' });
      else fail(id, failure);
    } finally {
      running.delete(id);
      startNext();
    }
  };

  /** A cut line is nobody's decision: such an upload waits and goes on. */
  const fail = (id: number, failure: unknown) => {
    const attempt = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, attempt);
    const pause = ports.retryAfter?.(failure, attempt);
    if (pause === undefined) return change(id, { state: 'failed', failure });
    timers.set(
      id,
      setTimeout(() => wake(id), pause),
    );
    change(id, { state: 'waiting', percent: 0, failure });
  };

  const wake = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    startNext();
  };

  return {
    get: () => items,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files: readonly { file: File; details: Details }[]): void {
      const fresh = files.map(({ file, details }): Queued<Details> => ({
        id: ++lastId,
        file,
        details,
        state: 'waiting',
        percent: 0,
      }));
      become([...items, ...fresh]);
      startNext();
    },
    cancel(id: number): void {
      const control = running.get(id);
      if (control) return control.abort();
      clearTimeout(timers.get(id));
      timers.delete(id);
      change(id, { state: 'cancelled' });
    },
    retry(id: number): void {
      attempts.delete(id);
      change(id, { state: 'waiting', percent: 0, fault: undefined, failure: undefined });
      startNext();
    },
    /** Tries again at once what is waiting for a better line. */
    wakeAll(): void {
      for (const id of timers.keys()) wake(id);
    },
    remove(id: number): void {
      become(items.filter((item) => item.id !== id));
    },
    /** Stops everything and forgets it. */
    clear(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      become([]);
      for (const control of running.values()) control.abort();
    },
  };
}
