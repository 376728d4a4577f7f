import { expect, test } from 'vitest';
import type { StreamEvent } from '#platform/http/event-stream.ts';
import { BATCH, createChannelReader } from './channel-reader.operations.ts';
import type { ChannelEvent, Wanted } from './notifications.tables.ts';

/** A table of events, and how often it was read. */
function createStore() {
  const events: ChannelEvent[] = [];
  const reads: Wanted[][] = [];
  let id = 0;
  return {
    events,
    reads,
    add: (channel: string) => void events.push({ channel, id: (id += 1), kind: 'lead', data: { leadId: id } }),
    async readAfter(wanted: readonly Wanted[], limit: number): Promise<ChannelEvent[]> {
      reads.push([...wanted]);
      return wanted.flatMap(({ channel, after }) =>
        events.filter((event) => event.channel === channel && event.id > after).slice(0, limit),
      );
    },
  };
}

function openStream() {
  const ending = new AbortController();
  const sent: number[] = [];
  return {
    sent,
    closed: ending.signal,
    send: ({ id }: StreamEvent) => void sent.push(id ?? 0),
    end: () => ending.abort(),
  };
}

/** Always the same numbers, so that a failure can be repeated. */
function createDice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

test('events of many channels reach a thousand streams with one read, each stream what it lacks', async () => {
  const store = createStore();
  const reader = createChannelReader(store.readAfter);
  const dice = createDice(7);
  const channels = Array.from({ length: 20 }, (_, index) => `channel ${index}`);
  for (let event = 0; event < 500; event += 1) store.add(channels[dice(20)] ?? '');
  const streams = Array.from({ length: 1000 }, (_, index) => {
    const stream = { ...openStream(), channel: channels[index % 20] ?? '', from: dice(500) };
    reader.follow(stream.channel, stream, stream.from);
    return stream;
  });
  for (const channel of channels) reader.wake(channel);
  // What each must have been sent follows from the table alone.
  const lacking = ({ channel, from }: { channel: string; from: number }) =>
    store.events.filter((event) => event.channel === channel && event.id > from).map((event) => event.id);
  await expect.poll(() => streams.map(({ sent }) => sent)).toEqual(streams.map(lacking));
  expect(store.reads.map((wanted) => wanted.length)).toEqual([20]);
});

test('a signal while reading is read next, and a signal twice is sent once', async () => {
  const store = createStore();
  const stream = openStream();
  const reader = createChannelReader(async (wanted, limit) => {
    const found = await store.readAfter(wanted, limit);
    if (store.reads.length === 1) {
      store.add('one');
      reader.wake('one');
    }
    return found;
  });
  store.add('one');
  reader.follow('one', stream, 0);
  reader.wake('one');
  reader.wake('one');
  await expect.poll(() => stream.sent).toEqual([1, 2]);
  expect(store.reads).toEqual([[{ channel: 'one', after: 0 }], [{ channel: 'one', after: 1 }]]);
});

test('a stream far behind catches up in batches', async () => {
  const store = createStore();
  const stream = openStream();
  const reader = createChannelReader(store.readAfter);
  for (let event = 0; event < 2 * BATCH + 50; event += 1) store.add('one');
  reader.follow('one', stream, 0);
  reader.wake('one');
  await expect.poll(() => stream.sent.length).toBe(2 * BATCH + 50);
  expect(stream.sent).toEqual(store.events.map((event) => event.id));
});

test('a failed read disconnects the streams it was for, and the next one works', async () => {
  const store = createStore();
  let isDown = true;
  const reader = createChannelReader(async (wanted, limit) => {
    if (isDown) throw new Error('the database is away');
    return store.readAfter(wanted, limit);
  });
  const [cut, kept] = [openStream(), openStream()];
  reader.follow('one', cut, 0);
  reader.follow('two', kept, 0);
  reader.wake('one');
  await expect.poll(() => cut.closed.aborted).toBe(true);
  expect(kept.closed.aborted).toBe(false);
  isDown = false;
  store.add('two');
  reader.wake('two');
  await expect.poll(() => kept.sent).toEqual([1]);
});
