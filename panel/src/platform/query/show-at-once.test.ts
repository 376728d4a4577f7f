import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showAtOnce } from './show-at-once.ts';

const KEY = ['photos'];

test('what was asked for before a change does not take it back', async () => {
  const queries = new QueryClient();
  queries.setQueryData([...KEY, 1], ['a', 'b']);
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const refetch = queries.fetchQuery({ queryKey: [...KEY, 1], queryFn: () => promise, retry: false });
  await showAtOnce<string[]>(queries, { queryKey: KEY }, (known) => known.toReversed());
  resolve(['a', 'b']);
  await refetch.catch(() => undefined);
  expect(queries.getQueryData([...KEY, 1])).toEqual(['b', 'a']);
});

test('a list that is loaded for the first time goes on loading', async () => {
  const queries = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const first = queries.fetchQuery({ queryKey: KEY, queryFn: () => promise });
  await showAtOnce<string[]>(queries, { queryKey: KEY }, () => ['c']);
  resolve(['a']);
  expect(await first).toEqual(['a']);
});
