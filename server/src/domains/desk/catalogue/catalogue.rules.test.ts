import { expect, test } from 'vitest';
import { findFixedFields, isSameValue } from './catalogue.rules.ts';

const same = (one: object | null, other: object | null) => isSameValue(one as never, other as never);

test('a draft that says the same changes nothing: neither the order of fields nor the position counts', () => {
  expect(
    same(
      { name: 'Plus', names: { tr: 'a', ar: 'b' }, position: 1 },
      { position: 4, names: { ar: 'b', tr: 'a' }, name: 'Plus' },
    ),
  ).toBe(true);
  expect(same({ name: 'Plus' }, { name: 'Spotlight' })).toBe(false);
  expect(same({ list: [1, 2] }, { list: [2, 1] })).toBe(false);
  expect(same({ list: ['b', 'a'] }, { list: ['b', 'a'] })).toBe(true);
  expect(same({ nothing: null }, { nothing: null })).toBe(true);
  expect(same(null, null)).toBe(true);
  expect(same(null, { name: 'Plus' })).toBe(false);
});

test('some fields are chosen once', () => {
  expect(findFixedFields('list')).toEqual(['itemType']);
});
