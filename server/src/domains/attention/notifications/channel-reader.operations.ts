import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventConnection, StreamEvent } from '#platform/http/event-stream.ts';
import type { ChannelEvent, Wanted } from './notifications.tables.ts';

/** A stream, and the last event it was sent. */
type Follower = { readonly connection: Pick<EventConnection, 'send' | 'end' | 'closed'>; cursor: number };

/** Events read at a time from each channel while a stream catches up. */
export const BATCH = 200;

export type ChannelReader = {
  /** Keeps a stream up to date with a channel until it is closed. */
  follow(channel: string, connection: Follower['connection'], from: number): void;
  /** Says that there may be something new. */
  wake(channel: string): void;
};

/**
 * Reads for all streams of this process: all channels that were signalled at the same moment in one query, however
 * many streams follow them. A signal only wakes it: it reads what comes after the last id that a stream was sent, so
 * lost or doubled signals do no harm.
 */
export function createChannelReader(
  readAfter: (wanted: readonly Wanted[], limit: number) => Promise<ChannelEvent[]>,
): ChannelReader {
  const followers = new Map<string, Set<Follower>>();
  let woken = new Set<string>();
  let isReading = false;

  async function readWoken(): Promise<void> {
    while (woken.size > 0) {
      // Signals arrive in batches: whatever belongs to this one is read together.
      await nextTurn();
      const channels = woken;
      woken = new Set();
      const wanted = [...channels].flatMap((channel) => toWanted(channel, followers.get(channel)));
      if (wanted.length > 0) await readAfter(wanted, BATCH).then(pass, () => disconnect(channels));
    }
  }

  function pass(events: readonly ChannelEvent[]): void {
    for (const [channel, ofChannel] of Map.groupBy(events, (event) => event.channel)) {
      // The same objects for all streams, so that each event is written out once.
      const sent = ofChannel.map(({ id, kind, data }) => ({ id, event: kind, data }));
      for (const follower of followers.get(channel) ?? []) send(follower, sent);
      if (ofChannel.length === BATCH) woken.add(channel);
    }
  }

  /** Disconnect rather than stay silent: the browser reconnects and catches up. */
  function disconnect(channels: ReadonlySet<string>): void {
    for (const channel of channels) for (const { connection } of followers.get(channel) ?? []) connection.end();
  }

  return {
    follow(channel, connection, from) {
      const follower = { connection, cursor: from };
      const set = followers.get(channel) ?? new Set();
      followers.set(channel, set.add(follower));
      connection.closed.addEventListener('abort', () => {
        set.delete(follower);
        if (set.size === 0 && followers.get(channel) === set) followers.delete(channel);
      });
    },
    wake(channel) {
      woken.add(channel);
      if (isReading) return;
      isReading = true;
      void readWoken().finally(() => {
        isReading = false;
      });
    },
  };
}

/** From the stream that is furthest behind; the others skip what they have. */
function toWanted(channel: string, followers: ReadonlySet<Follower> | undefined): Wanted[] {
  if (!followers?.size) return [];
  let after = Number.POSITIVE_INFINITY;
  for (const { cursor } of followers) after = Math.min(after, cursor);
  return [{ channel, after }];
}

function send(follower: Follower, events: readonly (StreamEvent & { id: number })[]): void {
  for (const event of events) {
    if (follower.connection.closed.aborted) return;
    if (event.id <= follower.cursor) continue;
    follower.connection.send(event);
    follower.cursor = event.id;
  }
}
