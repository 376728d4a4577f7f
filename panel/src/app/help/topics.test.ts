import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memberPages } from '../member-pages.ts';
import { TOPICS, guideFor } from './topics.ts';

const GUIDE = join(import.meta.dirname, '../../../../docs/guide');

test('the guide has a page for every page of a vendor', () => {
  const named = Object.values(TOPICS).flat();
  expect(named.toSorted()).toEqual(Object.keys(memberPages).toSorted());
});

test.each([
  ['English', ''],
  ['Turkish', 'tr'],
  ['Arabic', 'ar'],
])('every topic is a page of the guide in %s', (_language, folder) => {
  const written = new Set(readdirSync(join(GUIDE, folder)));
  const missing = ['README', 'phone', ...Object.keys(TOPICS)].filter((topic) => !written.has(`${topic}.md`));
  expect(missing).toEqual([]);
});

test('SHELL-098 the guide opens in the language of its reader', () => {
  expect(['en', 'tr', 'ar'].map((language) => guideFor('leads', language))).toEqual([
    '/guide/couples.html',
    '/guide/tr/couples.html',
    '/guide/ar/couples.html',
  ]);
});

test('an address that no page has leads to the contents', () => {
  expect(guideFor(undefined, 'en')).toBe('/guide/index.html');
});
