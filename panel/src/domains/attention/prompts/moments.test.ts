import { expect, test } from 'vitest';
import { dueTime, groupOf, shortDate } from './moments.ts';

const now = new Date('2026-11-16T01:00:00Z');
const ZONE = 'Australia/Sydney';
const due = (dueAt: string, timeZone = ZONE) => groupOf({ reminder: { dueAt }, provider: { timeZone } }, now);

test('PROMPT-019 reminders stand by the day where their provider is, the rest at any time', () => {
  expect(due('2026-11-15T12:59:00Z')).toBe('overdue');
  expect(due('2026-11-15T13:00:00Z')).toBe('today');
  expect(due('2026-11-16T12:59:00Z')).toBe('today');
  expect(due('2026-11-16T13:00:00Z')).toBe('later');
  // In Perth the sixteenth begins and ends three hours later.
  expect(due('2026-11-16T13:00:00Z', 'Australia/Perth')).toBe('today');
  expect(due('2026-11-15T15:30:00Z', 'Australia/Perth')).toBe('overdue');
  expect(groupOf({ reminder: null, provider: { timeZone: ZONE } }, now)).toBe('anyTime');
});

test('PROMPT-006 the date of a notification is as short as it can be', () => {
  const shown = (moment: string) => shortDate(moment, ZONE, now, 'Yesterday');
  expect(shown('2026-11-15T21:05:00Z')).toBe('08:05');
  expect(shown('2026-11-15T02:00:00Z')).toBe('Yesterday');
  expect(shown('2026-11-13T02:00:00Z')).toBe('13 Nov');
  expect(shown('2025-12-31T02:00:00Z')).toMatch(/31 Dec 2025/);
});

test('a reminder says its local time, and its day unless that is today', () => {
  expect(dueTime('2026-11-15T22:30:00Z', ZONE, now)).toBe('09:30');
  // The first hour of a day is no twenty-fifth of the one before.
  expect(dueTime('2026-11-17T13:15:00Z', ZONE, now)).toMatch(/Wed,? 18 Nov,? 00:15/);
  expect(dueTime('2026-11-17T22:30:00Z', ZONE, now)).toMatch(/Wed,? 18 Nov,? 09:30/);
});
