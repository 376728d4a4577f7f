import { expect, test } from 'vitest';
import { monthLater } from './money-search.ts';

test('a month later or earlier goes over the turn of the year', () => {
  expect([monthLater('2026-12', 1), monthLater('2027-01', -1), monthLater('2026-11', 0)]).toEqual([
    '2027-01',
    '2026-12',
    '2026-11',
  ]);
});
