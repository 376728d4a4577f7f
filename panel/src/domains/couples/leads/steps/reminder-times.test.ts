import { expect, test } from 'vitest';
import { REMINDER_TIMES, quickMoments } from './reminder-times.ts';
import { reminderForm } from './step-forms.ts';

test('LEAD-046 later today is at least an hour away, in the provider’s time zone', () => {
  const now = new Date('2026-11-15T02:10:00Z');
  expect(quickMoments(now, 'Australia/Sydney')[0]).toEqual({ key: 'today', at: { day: '2026-11-15', time: '14:30' } });
  expect(quickMoments(now, 'Australia/Perth')[0]).toEqual({ key: 'today', at: { day: '2026-11-15', time: '11:30' } });
});

test('LEAD-046 in the evening the next choice is tomorrow', () => {
  const night = new Date('2026-11-15T10:30:00Z');
  expect(quickMoments(night, 'Australia/Sydney').map(({ key }) => key)).toEqual(['tomorrow', 'days', 'week']);
  expect(REMINDER_TIMES.at(-1)).toBe('21:00');
});

test('LEAD-046 a reminder is in the future, in the provider’s time zone', async () => {
  const form = reminderForm({ zone: 'Australia/Sydney', past: 'still to come' });
  const given = { time: '09:00', text: ' Ask about the dog ' };
  expect(form.safeParse({ ...given, day: '2001-01-01' }).error?.issues).toMatchObject([
    { path: ['day'], message: 'still to come' },
  ]);
  expect(form.parse({ ...given, day: '2099-06-16' })).toEqual({
    dueAt: '2099-06-15T23:00:00.000Z',
    text: 'Ask about the dog',
  });
});
