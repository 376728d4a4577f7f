import { describe, expect, test } from 'vitest';
import { type LastList, findNeighbours, recallList } from './last-list.ts';
import { extendBackwards, extendForwards } from './extend-list.ts';

const LIMIT = 3;
/** A list as the server would page it. */
const pagesOf = (ids: readonly number[]) => (page: number) =>
  Promise.resolve({ ids: ids.slice((page - 1) * LIMIT, page * LIMIT), total: ids.length });
const everybody = [1, 2, 3, 4, 5, 6, 7, 8];
const pageOf = (page: number): LastList => ({
  search: `?page=${page}`,
  ids: everybody.slice((page - 1) * LIMIT, page * LIMIT),
  total: everybody.length,
  pages: { first: page, last: page },
});
const on = async (list: LastList, now: readonly number[]) => (await extendForwards(list, LIMIT, pagesOf(now))).ids;
const back = async (list: LastList, now: readonly number[]) => (await extendBackwards(list, LIMIT, pagesOf(now))).ids;

describe('SHELL-028 going from couple to couple', () => {
  test('finds the couples before and after, and none for a couple who is not in the list', () => {
    expect(findNeighbours(5, pageOf(2))).toEqual({ previous: 4, next: 6 });
    expect(findNeighbours(4, pageOf(2))).toEqual({ previous: undefined, next: 5 });
    expect(findNeighbours(99, pageOf(2))).toEqual({ previous: undefined, next: undefined });
    expect(recallList(JSON.stringify(pageOf(2)))).toEqual(pageOf(2));
    expect(recallList('not json').ids).toEqual([]);
    expect(recallList(null).ids).toEqual([]);
  });

  test('continues after the end of the page and before its start, to the ends of the list', async () => {
    expect(await on(pageOf(2), everybody)).toEqual([4, 5, 6, 7, 8]);
    expect(await back(pageOf(2), everybody)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await on(pageOf(3), everybody)).toEqual([7, 8]);
    expect(await back(pageOf(1), everybody)).toEqual([1, 2, 3]);
    const twice = await extendForwards(
      await extendForwards(pageOf(1), LIMIT, pagesOf(everybody)),
      LIMIT,
      pagesOf(everybody),
    );
    expect(twice).toMatchObject({ ids: everybody, pages: { first: 1, last: 3 } });
  });

  test('skips no couple when answered couples have left the list', async () => {
    expect(await on(pageOf(1), [4, 5, 6, 7, 8])).toEqual([1, 2, 3, 4, 5, 6]);
    const six = await extendForwards(pageOf(1), LIMIT, pagesOf([4, 5, 6, 7, 8]));
    expect(await on(six, [7, 8])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await back(pageOf(1), [4, 5, 6, 7, 8])).toEqual([1, 2, 3]);
    expect(await on(pageOf(2), [1, 2, 3, 7, 8])).toEqual([4, 5, 6, 7, 8]);
  });

  test('shows no couple twice when new ones have pushed the others down', async () => {
    const pushed = [21, 22, 23, 24, ...everybody];
    expect(await on(pageOf(1), pushed)).toEqual([1, 2, 3, 4, 5]);
    expect(await back(pageOf(1), [21, ...everybody])).toEqual([21, 1, 2, 3]);
  });

  test('a board is complete: nothing is fetched', async () => {
    const board = { search: '?view=board', ids: [1, 2], total: 2 };
    const never = () => Promise.reject(new Error('Nothing to ask for.'));
    expect(await extendForwards(board, LIMIT, never)).toBe(board);
    expect(await extendBackwards(board, LIMIT, never)).toBe(board);
  });
});
