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

test('every topic is a page of the guide', () => {
  const written = new Set(readdirSync(GUIDE));
  const missing = Object.keys(TOPICS).filter((topic) => !written.has(`${topic}.md`));
  expect(missing).toEqual([]);
});

test('an address that no page has leads to the contents', () => {
  expect([guideFor('leads'), guideFor(undefined)]).toEqual(['/guide/couples.html', '/guide/index.html']);
});
