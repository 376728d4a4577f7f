import { expect, test } from 'vitest';
import { moveItemTo } from './move-item.ts';

const things = ['A', 'B', 'C', 'D'].map((name, index) => ({ id: index + 1, name }));
const names = (id: number, place: number) =>
  moveItemTo(things, id, place)
    .map((thing) => thing.name)
    .join('');

test('ITEM-005 a product takes the place it is dropped on, from above or below', () => {
  expect(names(4, 1)).toBe('ADBC');
  expect(names(1, 2)).toBe('BCAD');
  expect(names(1, 0)).toBe('ABCD');
  expect(names(1, 3)).toBe('BCDA');
  expect(names(9, 1)).toBe('ABCD');
});
