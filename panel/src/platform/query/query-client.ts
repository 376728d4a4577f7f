import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';

/** The data cache. Nothing is retried or refetched behind the user's back; every failure is told to `onFailure`. */
export function createQueryClient(onFailure: (error: unknown) => void): QueryClient {
  return new HonestClient({
    queryCache: new QueryCache({ onError: onFailure }),
    mutationCache: new MutationCache({ onError: onFailure }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });
}

/**
 * The library lets a query that loads for the first time go on when it is invalidated, and takes its answer for fresh:
 * a list opened just before a change was saved then showed the time before it. Here such a query is asked again.
 */
class HonestClient extends QueryClient {
  override invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    const { refetchType: _, ...which } = filters;
    for (const query of this.getQueryCache().findAll({ ...which, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined) continue;
      // Whoever waits for the first answer gets the second one.
      void query.cancel({ silent: true });
      query.fetch().catch(() => undefined);
    }
    return super.invalidateQueries(filters, options);
  }
}
