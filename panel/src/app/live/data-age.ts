import type { QueryClient } from '@tanstack/react-query';
import { MISSED, isTouchedBy } from './changed-keys.ts';

/** A slow answer was read on the server before it arrived, by this much at most. */
const ON_THE_WAY_S = 10;
/** While the panel starts, on a slow phone, what the document asked for waits for its code. */
const STARTING_S = 120;
const LONGEST_S = 3600;

type Times = { now: number; sinceLoadMs: number };
const times = (): Times => ({ now: Date.now(), sinceLoadMs: performance.now() });

/** For how many seconds what is on screen may have been changing unnoticed: the stream opens after it was read. */
export function dataAge(queries: QueryClient, { now, sinceLoadMs } = times()): number {
  const read = queries
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => isTouchedBy(MISSED, queryKey) })
    // What is being read again will be newer.
    .filter(({ state }) => state.fetchStatus !== 'fetching' && state.dataUpdatedAt > 0)
    .map(({ state }) => state.dataUpdatedAt);
  const age = Math.max(0, Math.ceil((now - Math.min(now, ...read)) / 1000));
  const starting = Math.min(STARTING_S, Math.ceil(sinceLoadMs / 1000));
  return Math.min(LONGEST_S, Math.max(age + ON_THE_WAY_S, starting));
}
