import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How long something handed over counts as just fetched. */
const FRESH_MS = 10_000;

const LEFT = 'handed over';
const keyOf = (key: QueryKey): QueryKey => [...key, LEFT];

/** Leaves a part of a response to another query, which would otherwise ask the server for it again. */
export function handOver(client: QueryClient, key: QueryKey, part: unknown): void {
  client.setQueryData(keyOf(key), part);
}

/** What was left so far is older than an event that has just arrived. */
export function forgetHandedOver(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === LEFT });
}

/**
 * What another query left for this key, once. If that query is being fetched right now, this waits for it; undefined if
 * it leaves nothing.
 */
export async function takeOver<Part>(client: QueryClient, from: QueryKey, key: QueryKey): Promise<Part | undefined> {
  const source = client.getQueryCache().find({ queryKey: from });
  if (source?.state.fetchStatus === 'fetching') await source.promise?.catch(() => undefined);
  const kept = client.getQueryState<Part>(keyOf(key));
  client.removeQueries({ queryKey: keyOf(key), exact: true });
  return kept && Date.now() - kept.dataUpdatedAt < FRESH_MS ? kept.data : undefined;
}
