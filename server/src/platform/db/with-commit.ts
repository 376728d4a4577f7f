import type { Tx } from './wire/pipelined-client.ts';

const kept = new WeakMap<Tx, Promise<unknown>[]>();

/**
 * Writes that are on the way and whose answers the work does not need: they travel in one packet with the commit instead of one
 * round trip before it. When one of them fails nothing is committed, and the work fails with it. A statement that is sent only after
 * an answer has to be awaited: after the commit it is refused.
 */
export function withCommit(tx: Tx, ...writes: readonly Promise<unknown>[]): void {
  // Whoever ends the transaction awaits them; until then a failure has nobody to go to.
  for (const write of writes) write.catch(() => {});
  const list = kept.get(tx);
  if (list) list.push(...writes);
  else kept.set(tx, [...writes]);
}

/** What a transaction that is about to end still has on the way. */
export function takeWrites(tx: Tx): readonly Promise<unknown>[] {
  const list = kept.get(tx) ?? [];
  kept.delete(tx);
  return list;
}
