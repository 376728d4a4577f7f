import { expect, test } from 'vitest';
import { canBeAbn, shownAbn } from './abn.ts';

test('a business number is checked by its own digits, and shown in groups', () => {
  expect(canBeAbn('51 824 753 556')).toBe(true);
  expect(canBeAbn('51824753557')).toBe(false);
  expect(canBeAbn('5182475355')).toBe(false);
  expect(shownAbn('51824753556')).toBe('51 824 753 556');
});
