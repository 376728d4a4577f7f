import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

test.each([
  ['2026-11-15T08:59:30Z', { form: 'minutes', count: 0, h: 0, m: 0 }],
  ['2026-11-15T08:22:00Z', { form: 'minutes', count: 0, h: 0, m: 38 }],
  ['2026-11-15T03:58:00Z', { form: 'hours', count: 0, h: 5, m: 2 }],
  ['2026-11-14T08:00:00Z', { form: 'manyHours', count: 1, h: 25, m: 0 }],
  ['2026-11-13T05:00:00Z', { form: 'days', count: 2, h: 52, m: 0 }],
  ['2026-11-15T09:05:00Z', { form: 'minutes', count: 0, h: 0, m: 0 }],
])('what waits since %s is told in minutes, hours or days', (since, expected) => {
  expect(waitingTime(since, new Date('2026-11-15T09:00:00Z'))).toEqual(expected);
});
