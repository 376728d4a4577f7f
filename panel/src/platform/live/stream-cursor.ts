const PREFIX = 'bellbird.live.';
/** Ids older than these cannot come again: a stream goes on after the last one it heard. */
const MOST_KEPT = 200;

type Kept = { readonly position?: string; readonly shown: readonly string[] };

/** What this browser has heard of a stream, for all its tabs and over reloads. */
export type StreamCursor = {
  /** The last event any tab has heard. */
  position: () => string | undefined;
  moveTo: (id: string) => void;
  /** True for the first who asks for an event: that one shows it. */
  claim: (id: string) => Promise<boolean>;
};

export function createStreamCursor(stream: string): StreamCursor {
  const key = PREFIX + stream;
  const read = () => parse(localStorage.getItem(key));
  const write = (kept: Kept) => localStorage.setItem(key, JSON.stringify(kept));

  return {
    position: () => read().position,
    moveTo(id) {
      const kept = read();
      // A tab that catches up is behind one that was there.
      if (Number(id) > Number(kept.position ?? 0)) write({ ...kept, position: id });
    },
    claim: (id) =>
      oneTabAtATime(key, () => {
        const kept = read();
        if (kept.shown.includes(id)) return false;
        write({ ...kept, shown: [...kept.shown, id].slice(-MOST_KEPT) });
        return true;
      }),
  };
}

async function oneTabAtATime<T>(name: string, work: () => T): Promise<T> {
  // Not there on a page without TLS that is not localhost; then two tabs may rarely both be first.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? ((await locks.request(name, () => work())) as T) : work();
}

function parse(text: string | null): Kept {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    return { shown: [], ...value };
  } catch {
    return { shown: [] };
  }
}
