import type { Tx } from './wire/pipelined-client.ts';

/** Something to be said once the change it speaks of is there for everybody. */
export type PublishedEvent = { readonly channel: string; readonly id?: number; readonly data?: unknown };

const kept = new WeakMap<Tx, PublishedEvent[]>();

/**
 * Says something when the transaction has committed, and nothing when it fails. Outside of the transaction on purpose: NOTIFY inside
 * one makes all who commit with one wait for each other's disks.
 */
export function publishAfterCommit(tx: Tx, ...announcements: readonly PublishedEvent[]): void {
  const list = kept.get(tx);
  if (list) list.push(...announcements);
  else kept.set(tx, [...announcements]);
}

/** What a transaction that has ended wanted to say. */
export function takePublished(tx: Tx): readonly PublishedEvent[] {
  const list = kept.get(tx) ?? [];
  kept.delete(tx);
  return list;
}
