import { expect, test } from 'vitest';
import { createEventParser, type StreamEvent } from './event-parser.ts';

const STREAM =
  'retry: 1000\n\nid: 6\n\n: still here\n\nid: 7\nevent: lead\ndata: {"a":1}\n\r\nid:8\r\ndata: one\r\ndata:  two\r\n\r\n';

function parse(pieces: readonly string[]) {
  const events: StreamEvent[] = [];
  const ids: string[] = [];
  const take = createEventParser(
    (event) => events.push(event),
    (id) => ids.push(id),
  );
  pieces.forEach(take);
  return { events, ids };
}

const WHOLE = {
  events: [
    { id: '7', event: 'lead', data: '{"a":1}' },
    { id: '8', event: 'message', data: 'one\n two' },
  ],
  first: '6',
};

test('LIVE-002 reads events, their ids, and where the stream starts', () => {
  const { events, ids } = parse([STREAM]);
  expect(events).toEqual(WHOLE.events);
  expect(ids[0]).toBe(WHOLE.first);
});

test('LIVE-002 reads the same wherever the network splits it', () => {
  for (let cut = 1; cut < STREAM.length; cut += 1) {
    expect(parse([STREAM.slice(0, cut), STREAM.slice(cut)]).events).toEqual(WHOLE.events);
  }
  expect(parse([...STREAM]).events).toEqual(WHOLE.events);
});

test('an incomplete event is not reported', () => {
  expect(parse(['id: 9\ndata: half\n']).events).toEqual([]);
});
