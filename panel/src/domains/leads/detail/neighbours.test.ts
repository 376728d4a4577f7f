import { expect, test } from 'vitest';
import { walkFrom } from './neighbours.ts';

const list = JSON.stringify({ search: '?status=new&page=2', ids: [31, 7, 12], total: 40, page: 2 });

test('SHELL-028 the list one came from leads on to the next couple, back to the one before, and keeps its filters', () => {
  expect(walkFrom(7, list)).toEqual({ search: { status: 'new', page: '2' }, previous: 31, next: 12 });
  expect(walkFrom(31, list)).toMatchObject({ previous: undefined, next: 7 });
  expect(walkFrom(12, list)).toMatchObject({ previous: 7, next: undefined });
});

test('a couple who is not on it, or a list that cannot be read, leads nowhere', () => {
  expect(walkFrom(99, list)).toMatchObject({ previous: undefined, next: undefined });
  expect(walkFrom(7, 'not json')).toEqual({ search: {}, previous: undefined, next: undefined });
  expect(walkFrom(7, null)).toEqual({ search: {}, previous: undefined, next: undefined });
});
