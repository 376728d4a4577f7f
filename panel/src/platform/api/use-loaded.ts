import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from './api-failure.ts';

export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly data: T }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

const LOADING = { kind: 'loading' } as const;

/** Loads one response for a page of guests, who have no TanStack Query. `load` must be stable. */
export function useLoaded<T>(load: () => Promise<T>): { loaded: Loaded<T>; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>(LOADING);

  const run = useCallback(
    (isWanted: () => boolean) => {
      const show = (next: Loaded<T>) => {
        if (isWanted()) setLoaded(next);
      };
      load().then(
        (data) => show({ kind: 'ready', data }),
        (error: unknown) => {
          if (!(error instanceof ApiFailure)) throw error;
          show({ kind: 'failed', failure: error });
        },
      );
    },
    [load],
  );

  useEffect(() => {
    let isHere = true;
    run(() => isHere);
    return () => {
      isHere = false;
    };
  }, [run]);

  const retry = useCallback(() => {
    setLoaded(LOADING);
    run(() => true);
  }, [run]);
  return { loaded, retry };
}
