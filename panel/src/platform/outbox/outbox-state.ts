import { useMemo, useSyncExternalStore } from 'react';
import type { Method } from '@bellbird/contract/shared/call';

/** Something that was done without a connection and is sent once there is one. */
export type Entry = {
  /** Also its idempotency key: however often it is sent, it happens once. */
  readonly id: string;
  readonly kind: 'message' | 'note' | 'step' | 'reminder' | 'hold';
  /** Where it is shown: `lead/7`, `calendar/3`. */
  readonly place: string;
  readonly method: Method;
  /** Without the prefix of the API, with its ids filled in. */
  readonly path: string;
  readonly body: unknown;
  /** The couple or the day. */
  readonly about: string;
  /** What was written or chosen, for people. */
  readonly text: string;
  /** What the place needs to show it as its own. */
  readonly look?: unknown;
  readonly createdAt: number;
  /** When it was first sent, if nobody knows whether it arrived. */
  readonly triedAt?: number;
  /** Why the server refused it, in its words; `unsure` if it may have arrived long ago. */
  readonly refusal?: string;
};

export const leadPlace = (id: number): string => `lead/${id}`;

export const calendarPlace = (providerId: number): string => `calendar/${providerId}`;

export const UNSURE = 'unsure';

let entries: readonly Entry[] = [];
const listeners = new Set<() => void>();

/** The entries of this session, oldest first; the outbox itself is loaded later (`outbox.ts`). */
export const outboxState = {
  get: () => entries,
  set(next: readonly Entry[]): void {
    entries = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What waits at a place, or everywhere. */
export function useOutbox(place?: string): readonly Entry[] {
  const all = useSyncExternalStore(outboxState.subscribe, outboxState.get, outboxState.get);
  return useMemo(() => (place ? all.filter((entry) => entry.place === place) : all), [all, place]);
}
