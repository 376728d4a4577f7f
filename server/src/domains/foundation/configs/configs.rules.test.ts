import { expect, test } from 'vitest';
import { nameIn } from './configs.rules.ts';

test('SHELL-142 an entry is named in the reader’s language, and in English where it has no name', () => {
  const row = { value: 'New', names: { tr: 'Yeni' } };
  expect(['tr', 'ar', 'en'].map((language) => nameIn(row, language))).toEqual(['Yeni', 'New', 'New']);
});
