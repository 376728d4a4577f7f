import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { dataAge } from './data-age.ts';

const NOW = Date.parse('2026-11-17T02:00:00Z');
const after = (seconds: number) => ({ now: NOW, sinceLoadMs: seconds * 1000 });
const ago = (seconds: number) => ({ updatedAt: NOW - seconds * 1000 });

function show(queries: QueryClient, queryKey: readonly unknown[], seconds: number): () => void {
  queries.setQueryData(queryKey, 1, ago(seconds));
  return new QueryObserver(queries, { queryKey, queryFn: () => 1, staleTime: Infinity }).subscribe(() => undefined);
}

test('LIVE-001 the stream is asked for what changed since the oldest data on screen were read, and for their way here', () => {
  const queries = new QueryClient();
  expect(dataAge(queries, after(1))).toBe(10);
  show(queries, ['payments', 'list'], 4);
  show(queries, ['lead', 7], 2);
  expect(dataAge(queries, after(1))).toBe(14);
});

test('what is not on screen, or is not touched by events, does not make it older; an hour is enough', () => {
  const queries = new QueryClient();
  queries.setQueryData(['lead', 8], 1, ago(300));
  show(queries, ['texts'], 300);
  show(queries, ['lead', 7], 2);
  expect(dataAge(queries, after(1))).toBe(12);
  show(queries, ['leads', 'list'], 90_000);
  expect(dataAge(queries, after(1))).toBe(3600);
});

test('LIVE-001 on a phone whose panel took half a minute to start, nothing since then is missed', () => {
  const queries = new QueryClient();
  show(queries, ['prompts', 'meta'], 2);
  expect(dataAge(queries, after(31))).toBe(31);
  expect(dataAge(queries, after(1800))).toBe(120);
});
