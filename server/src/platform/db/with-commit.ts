import type { Tx } from './wire/pipelined-client.ts';

const kept = new WeakMap<Tx, Promise<unknown>[]>();

/**
 * Writes that are already sent and whose results the work does not need: they travel with the commit and save a round
 * trip. If one fails, nothing is committed and the work fails. A statement that is only sent after awaiting a result
 * must be awaited itself: after the commit it is refused.
 */
export function withCommit(tx: Tx, ...writes: readonly Promise<unknown>[]): void {
  // The commit awaits them; until then a rejection must not count as unhandled.
  for (const write of writes) write.catch(() => {});
  const list = kept.get(tx);
  if (list) list.push(...writes);
  else kept.set(tx, [...writes]);
}

/** The writes that still have to be awaited before the transaction ends. */
export function takePendingWrites(tx: Tx): readonly Promise<unknown>[] {
  const list = kept.get(tx) ?? [];
  kept.delete(tx);
  return list;
}
