const PREFIX = 'bellbird.live.';
/** Older ids cannot come again: a stream continues after the last one. */
const MOST_KEPT = 200;

type Kept = { readonly position?: string; readonly shown: readonly string[] };

/** How far this browser has read a stream, across tabs and reloads. */
export type StreamCursor = {
  /** The last event that any tab has received. */
  position: () => string | undefined;
  moveTo: (id: string) => void;
  /** True for the first tab that claims an event: that tab shows it. */
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
      // A tab that is catching up may be behind another one.
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
  // Missing on pages without TLS other than localhost; then two tabs may rarely both be first.
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
