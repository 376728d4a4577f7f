import { useEffect, useState } from 'react';

const AGAIN_MS = 10_000;

/**
 * True once a part is loaded that works in the background. The user did not ask for it, so without a connection the page
 * goes on without it instead of failing, and it is tried again.
 */
export function usePreloaded(isWanted: boolean, preload: () => Promise<unknown>): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted || isLoaded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const load = () =>
      void preload().then(
        () => setLoaded(true),
        () => {
          if (!isOver) timer = setTimeout(load, AGAIN_MS);
        },
      );
    load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted, isLoaded, preload]);
  return isLoaded;
}
