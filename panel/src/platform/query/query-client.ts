import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';

/** The data cache. Nothing is retried or refetched automatically; every failure goes to `onFailure`. */
export function createQueryClient(onFailure: (error: unknown) => void): QueryClient {
  return new HonestClient({
    queryCache: new QueryCache({ onError: onFailure }),
    mutationCache: new MutationCache({ onError: onFailure }),
    defaultOptions: {
      // Without a connection, too: there is an answer on this device, or the page says that there is none.
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/**
 * When a query is invalidated during its first load, the library keeps loading and treats the result as fresh: a list
 * opened just before a save then showed old data. Here such a query is started again.
 */
class HonestClient extends QueryClient {
  override invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    const { refetchType: _, ...which } = filters;
    for (const query of this.getQueryCache().findAll({ ...which, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined) continue;
      // Whoever awaits the first result gets the second one.
      void query.cancel({ silent: true });
      query.fetch().catch(() => undefined);
    }
    return super.invalidateQueries(filters, options);
  }
}
