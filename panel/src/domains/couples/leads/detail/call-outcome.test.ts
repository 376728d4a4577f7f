import { expect, test } from 'vitest';
import { toOutcome } from './call-outcome.ts';

test('CALL-003 CALL-005 a call rings until it has another result', () => {
  expect(toOutcome({ result: 'waiting', isPlaced: false })).toEqual({ kind: 'ringing' });
  expect(toOutcome({ result: 'talked', isPlaced: true })).toEqual({ kind: 'talked' });
});

test('CALL-007 a call that could not be placed says so', () => {
  const text = 'Phone call failed, please try again.';
  expect(toOutcome({ result: 'line_closed', isPlaced: false })).toEqual({ kind: 'failed', text });
});

test.each(['busy', 'no_answer', 'line_closed'] as const)('CALL-008 a couple not reached: %s', (result) => {
  const text = 'Could not be reached, please try again.';
  expect(toOutcome({ result, isPlaced: true })).toEqual({ kind: 'failed', text });
});
