import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** The data cache. Nothing is retried or refetched behind the user's back; every failure is told to `onFailure`. */
export function createQueryClient(onFailure: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    mutationCache: new MutationCache({ onError: onFailure }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });
}
