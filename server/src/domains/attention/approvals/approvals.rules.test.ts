import { expect, test } from 'vitest';
import { dueAt, formatCursor, kindsFor, parseCursor } from './approvals.rules.ts';

test.each([
  ['Monday morning', '2026-11-15T22:00:00Z', '2026-11-17T22:00:00.000Z'],
  ['Friday, over the weekend', '2026-11-20T02:00:00Z', '2026-11-24T02:00:00.000Z'],
  ['Saturday, from Monday on', '2026-11-21T02:00:00Z', '2026-11-24T02:00:00.000Z'],
  ['Thursday before the clocks change', '2026-10-01T02:00:00Z', '2026-10-05T01:00:00.000Z'],
])('a change asked on %s is due two working days later, at the same time in the office', (_when, asked, due) => {
  expect(dueAt('item', new Date(asked)).toISOString()).toBe(due);
});

test('an application for secure payment is due after 48 hours, on Sundays too', () => {
  expect(dueAt('merchant_application', new Date('2026-11-20T02:00:00Z')).toISOString()).toBe(
    '2026-11-22T02:00:00.000Z',
  );
});

test('each role has its kinds, and none without a role', () => {
  expect(kindsFor([])).toEqual([]);
  expect(kindsFor(['finance'])).toEqual(['merchant_application', 'order', 'transfer', 'refund']);
  expect(kindsFor(['reviewer'])).not.toContain('merchant_application');
  expect(kindsFor(['account_manager'])).toEqual([
    'contact_request',
    'upgrade_request',
    'referral',
    'user_confirmation',
    'order',
    'unmatched_message',
  ]);
});

test('the place where a list goes on is read as it was written; anything else is its beginning', () => {
  const place = { dueAt: new Date('2026-11-17T02:00:00Z'), id: 42 };
  expect(parseCursor(formatCursor(place))).toEqual(place);
  expect(parseCursor('7')).toEqual({ dueAt: new Date(7), id: 0 });
});
