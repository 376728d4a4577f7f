import { expect, test } from 'vitest';
import { reorder } from './reorder.ts';

const items = ['a', 'b', 'c', 'd'].map((name, at) => ({ id: at + 1, order: at + 1, name }));
const after = (id: number, position: number) => {
  const list = reorder(items, id, position);
  return [list.map(({ name }) => name).join(''), list.map(({ order }) => order).join('')];
};

test('GAL-012 a move is numbered as on the server', () => {
  expect(after(4, 1)).toEqual(['dabc', '1234']);
  expect(after(1, 3)).toEqual(['bcad', '1234']);
  expect(after(2, 2)).toEqual(['abcd', '1234']);
});

test('GAL-012 on one page of a longer list the numbers stay correct', () => {
  const page = [17, 18, 20].map((order) => ({ id: order, order }));
  expect(reorder(page, 20, 17).map(({ id, order }) => [id, order])).toEqual([
    [20, 17],
    [17, 18],
    [18, 19],
  ]);
  expect(reorder(page, 18, 1).map(({ id, order }) => [id, order])).toEqual([
    [18, 1],
    [17, 18],
    [20, 20],
  ]);
});

test('GAL-012 an unknown item changes nothing', () => {
  expect(reorder(items, 99, 1)).toEqual(items);
});
