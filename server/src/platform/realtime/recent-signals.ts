import type { Signal } from './realtime.ts';

/** As long as the slowest page needs to open its stream. */
const KEPT_MS = 60_000;
/** A burst beyond this is not remembered; a stream that asks is told so. */
const MOST_KEPT = 5000;

export type RecentSignals = ReturnType<typeof createRecentSignals>;

/** The passing signals of the last minute, for streams that open after their page has read its data. */
export function createRecentSignals(now: () => number = () => performance.now()) {
  let kept: { readonly at: number; readonly signal: Signal }[] = [];
  /** Before this moment signals may be missing. */
  let completeFrom = now();

  function forgetOld(): void {
    const from = now() - KEPT_MS;
    if ((kept[0]?.at ?? from) >= from) return;
    kept = kept.filter(({ at }) => at >= from);
  }

  return {
    /** Those with an id are stored, and read from the database. */
    add(signal: Signal): void {
      if (signal.id !== undefined || signal.data === undefined) return;
      forgetOld();
      if (kept.length === MOST_KEPT) completeFrom = kept.shift()?.at ?? completeFrom;
      kept.push({ at: now(), signal });
    },
    /** From now on nothing is missed again. */
    restart(): void {
      kept = [];
      completeFrom = now();
    },
    /** What a channel was told in the last so many milliseconds; undefined if some of it may be missing. */
    within(channel: string, ms: number): Signal[] | undefined {
      const from = now() - ms;
      if (ms > KEPT_MS || from < completeFrom) return undefined;
      return kept.filter(({ at, signal }) => at >= from && signal.channel === channel).map(({ signal }) => signal);
    },
  };
}
