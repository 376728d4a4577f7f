import { expect, test } from 'vitest';
import { toOutcome } from './call-outcome.ts';
import words from './lead-detail.en.json' with { type: 'json' };

test('CALL-003 CALL-005 a call rings until it has another result', () => {
  expect(toOutcome({ result: 'waiting', isPlaced: false })).toEqual({ kind: 'ringing' });
  expect(toOutcome({ result: 'talked', isPlaced: true })).toEqual({ kind: 'talked' });
});

test('CALL-007 a call that could not be placed says so', () => {
  expect(toOutcome({ result: 'line_closed', isPlaced: false })).toEqual({ kind: 'failed', why: 'failed' });
  expect(words.call.failed).toBe('Phone call failed, please try again.');
});

test.each(['busy', 'no_answer', 'line_closed'] as const)('CALL-008 a couple not reached: %s', (result) => {
  expect(toOutcome({ result, isPlaced: true })).toEqual({ kind: 'failed', why: 'notReached' });
  expect(words.call.notReached).toBe('Could not be reached, please try again.');
});
