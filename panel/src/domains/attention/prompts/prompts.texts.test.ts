import { PROMPT_TYPE_NAMES } from '@bellbird/contract/attention/prompts/prompt-types.ts';
import { expect, test } from 'vitest';
import texts from './prompts.en.json' with { type: 'json' };

test('PROMPT-019 every type of prompt has its name', () => {
  expect(Object.keys(texts.type).toSorted()).toEqual([...PROMPT_TYPE_NAMES].toSorted());
});
