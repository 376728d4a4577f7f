import type { PromiseCode } from '@bellbird/contract/money/packages/promises.ts';
import { expect, test } from 'vitest';
import { comparePromises } from './compare-promises.ts';

const product = (name: string, ...codes: PromiseCode[]) => ({
  name,
  promises: codes.map((code) => ({ code, count: null })),
});
const limited = product('Limited', 'photos_up_to', 'conversations');
const plus = product('Plus', 'conversations', 'every_photo');
const spotlight = product('Spotlight', 'conversations', 'every_photo', 'adviser');

test('a package lists what it promises beyond the best cheaper one that it includes', () => {
  const { base, promises } = comparePromises(spotlight, [limited, plus]);
  expect([base?.name, promises.map(({ code }) => code)]).toEqual(['Plus', ['adviser']]);
});

test('a package that lacks a promise of the cheaper one lists all of its own', () => {
  const { base, promises } = comparePromises(plus, [limited]);
  expect([base, promises.length]).toEqual([undefined, 2]);
});
