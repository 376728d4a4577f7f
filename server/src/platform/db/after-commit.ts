import type { Tx } from './wire/pipelined-client.ts';

/** An event that is published once its transaction has committed. */
export type PublishedEvent = { readonly channel: string; readonly id?: number; readonly data?: unknown };

const kept = new WeakMap<Tx, PublishedEvent[]>();

/**
 * Publishes events when the transaction commits, and nothing when it fails. Not inside the transaction: there NOTIFY
 * makes concurrent commits wait for each other’s disk writes.
 */
export function publishAfterCommit(tx: Tx, ...announcements: readonly PublishedEvent[]): void {
  const list = kept.get(tx);
  if (list) list.push(...announcements);
  else kept.set(tx, [...announcements]);
}

/** The events of a transaction that has ended. */
export function takePublished(tx: Tx): readonly PublishedEvent[] {
  const list = kept.get(tx) ?? [];
  kept.delete(tx);
  return list;
}
