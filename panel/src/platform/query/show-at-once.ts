import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Shows a change before the server has confirmed it, wherever it is known. What is being fetched there was asked for
 * before the change and would take it back, so it is dropped; fetch it again once the change is confirmed or refused. What
 * has no data yet is left alone.
 */
export async function showAtOnce<Data>(
  queries: QueryClient,
  where: Pick<QueryFilters, 'queryKey' | 'exact'>,
  change: (known: Data) => Data | undefined,
): Promise<void> {
  await queries.cancelQueries({ ...where, predicate: ({ state }) => state.data !== undefined });
  queries.setQueriesData<Data>(where, (known) => known && change(known));
}
