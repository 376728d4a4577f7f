import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

test('marks the words that differ and leaves the rest', () => {
  expect(changedPart('tables and slow Sundays. Dinner inside.', 'tables and late dancing. Dinner inside.')).toEqual({
    before: { start: 'tables and ', changed: 'slow Sundays. ', end: 'Dinner inside.' },
    after: { start: 'tables and ', changed: 'late dancing. ', end: 'Dinner inside.' },
  });
});

test('a repeated word is counted once', () => {
  const { before, after } = changedPart('very good', 'very very good');
  expect([before.changed, after.changed]).toEqual(['', 'very ']);
  expect(after.start + after.changed + after.end).toBe('very very good');
});

test('nothing before is all new, and nothing after is all gone', () => {
  expect(changedPart('', 'A barn').after).toEqual({ start: '', changed: 'A barn', end: '' });
  expect(changedPart('A barn', '').before.changed).toBe('A barn');
});
