import { expect, test } from 'vitest';
import { firstNames } from './couple-names.ts';

test('a couple is called by their first names', () => {
  expect(firstNames('Georgia Papadopoulos & Sam Whitlock')).toBe('Georgia & Sam');
  expect(firstNames('Ruby Tanaka and Finn O’Connell')).toBe('Ruby & Finn');
  expect(firstNames('Amanda Sanderson')).toBe('Amanda Sanderson');
});
