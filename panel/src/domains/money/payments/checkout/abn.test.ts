import { expect, test } from 'vitest';
import { isValidAbn, formatAbn } from './abn.ts';

test('an ABN is checked by its checksum and shown in groups', () => {
  expect(isValidAbn('51 824 753 556')).toBe(true);
  expect(isValidAbn('51824753557')).toBe(false);
  expect(isValidAbn('5182475355')).toBe(false);
  expect(formatAbn('51824753556')).toBe('51 824 753 556');
});
