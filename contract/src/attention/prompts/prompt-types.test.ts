import { expect, test } from 'vitest';
import { BELL_TYPES, PROMPT_TYPE_NAMES, pageOfPrompt } from './prompt-types.ts';

test('PROMPT-002 the bell shows what is news; offers to make and missing data are tasks only', () => {
  expect(PROMPT_TYPE_NAMES.filter((type) => !BELL_TYPES.includes(type))).toEqual(['quick_offer', 'missing_data']);
});

test('a prompt is shown to those who manage its page; a notification to everybody', () => {
  expect(pageOfPrompt('reminder')).toBe('leads');
  expect(pageOfPrompt('missing_data')).toBe('info');
  expect(PROMPT_TYPE_NAMES.filter((type) => pageOfPrompt(type) === undefined)).toEqual(['notification']);
});
