import { useEffect, useState } from 'react';

/**
 * True once a part is loaded that works in the background. The user did not ask for it, so without a connection the page
 * goes on without it instead of failing.
 */
export function usePreloaded(isWanted: boolean, preload: () => Promise<unknown>): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    preload().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [isWanted, isLoaded, preload]);
  return isLoaded;
}
