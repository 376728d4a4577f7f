import { expect, test } from 'vitest';
import { splitAt } from './Highlight.tsx';

test('LEAD-033 every occurrence is marked, whatever its case, and signs are taken literally', () => {
  expect(splitAt('Anna & Johanna', 'an')).toEqual(['', 'An', 'na & Joh', 'an', 'na']);
  expect(splitAt('100% (sure)', '(SURE')).toEqual(['100% ', '(sure', ')']);
  expect(splitAt('Anna', '')).toEqual(['Anna']);
  expect(splitAt('Anna', 'x')).toEqual(['Anna']);
});
