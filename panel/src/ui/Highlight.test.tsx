import { expect, test } from 'vitest';
import { splitAt } from './Highlight.tsx';

test('LEAD-033 every occurrence is marked, whatever its case, and signs are taken literally', () => {
  expect(splitAt('Anna & Johanna', 'an')).toEqual(['', 'An', 'na & Joh', 'an', 'na']);
  expect(splitAt('100% (sure)', '(SURE')).toEqual(['100% ', '(sure', ')']);
  expect(splitAt('Anna', '')).toEqual(['Anna']);
  expect(splitAt('Anna', 'x')).toEqual(['Anna']);
});

test('LEAD-033 accents and apostrophes are marked however they are typed', () => {
  expect(splitAt('Zoë & Siobhán O’Connor', 'zoe')).toEqual(['', 'Zoë', ' & Siobhán O’Connor']);
  expect(splitAt('Siobhán O’Connor', "o'CON")).toEqual(['Siobhán ', 'O’Con', 'nor']);
  expect(splitAt('Rene\u0301e 🌿', 'renée')).toEqual(['', 'Renée', ' 🌿']);
  expect(splitAt('Anna', 'ánná')).toEqual(['', 'Anna', '']);
  expect(splitAt('أحمد وليلى', 'ليلى')).toEqual(['أحمد و', 'ليلى', '']);
  expect(splitAt('أحمد وليلى', 'أحمد')).toEqual(['', 'أحمد', ' وليلى']);
});
