import { expect, test } from 'vitest';
import { createRecentSignals } from './recent-signals.ts';

const SECOND = 1000;
const passing = (channel: string, n: number) => ({ channel, data: n });

function start() {
  const clock = { ms: 0 };
  const recent = createRecentSignals(() => clock.ms);
  const add = (atS: number, channel = 'a') => {
    clock.ms = atS * SECOND;
    recent.add(passing(channel, atS));
  };
  const within = (seconds: number) => recent.within('a', seconds * SECOND)?.map(({ data }) => data);
  return { clock, recent, add, within };
}

test('what a channel was told in the last seconds is known, nothing older and nothing of others', () => {
  const { clock, recent, add, within } = start();
  for (const second of [10, 70, 75]) add(second);
  add(76, 'b');
  recent.add({ channel: 'a', id: 4 });
  // It is stored, and read from there.
  recent.add({ channel: 'a', id: 5, data: 5 });
  recent.add({ channel: 'a' });
  clock.ms = 80 * SECOND;
  expect([within(60), within(8), within(1)]).toEqual([[70, 75], [75], []]);
});

test('a signal at the very moment counts, and those from before a new connection are forgotten', () => {
  const { clock, recent, add, within } = start();
  add(70);
  clock.ms = 80 * SECOND;
  expect(within(10)).toEqual([70]);
  recent.restart();
  clock.ms = 90 * SECOND;
  expect(within(10)).toEqual([]);
});

test('a page older than what is kept, a new connection or a burst: it says that it does not know', () => {
  const { clock, recent, add, within } = start();
  clock.ms = 5 * SECOND;
  expect(within(6)).toBeUndefined();
  expect(within(5)).toEqual([]);
  clock.ms = 100 * SECOND;
  expect(within(61)).toBeUndefined();
  recent.restart();
  expect(within(1)).toBeUndefined();
  add(101);
  for (let n = 0; n < 5000; n += 1) recent.add(passing('b', n));
  clock.ms = 102 * SECOND;
  expect(within(2)).toBeUndefined();
  expect(within(0.5)).toEqual([]);
});
