import { expect, test } from 'vitest';
import { monthOf, periodOf } from './money.rules.ts';

test('a month of the team begins and ends in Sydney', () => {
  const { month, from, to } = monthOf(new Date('2026-10-31T14:00:00Z'));
  expect([month, from.toISOString(), to.toISOString()]).toEqual([
    '2026-11',
    '2026-10-31T13:00:00.000Z',
    '2026-11-30T13:00:00.000Z',
  ]);
  expect(monthOf(new Date(), '2026-12').to.toISOString()).toBe('2026-12-31T13:00:00.000Z');
});

test('a day on which the clocks change has 25 hours', () => {
  const { from, to } = periodOf('2027-04-04', '2027-04-04');
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(25);
});
