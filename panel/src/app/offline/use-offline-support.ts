import { useEffect, useState } from 'react';
import { onSuspectLine } from '#platform/offline/line.ts';
import { isStoredPage } from '#platform/offline/stored-page.ts';

/** Long enough for a slow phone to finish what somebody waits for. */
const AFTER_MS = 4000;

/**
 * True once the support for working offline is loaded: a while after the page, or at once when the line fails. Then it may
 * be too late to fetch it: the page goes on without, and it is fetched when the line is back.
 */
export function useOfflineSupport(load: () => Promise<unknown>): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return undefined;
    const fetchNow = () =>
      void load().then(
        () => setLoaded(true),
        () => undefined,
      );
    const timer = setTimeout(fetchNow, isStoredPage() || !navigator.onLine ? 0 : AFTER_MS);
    window.addEventListener('offline', fetchNow);
    window.addEventListener('online', fetchNow);
    onSuspectLine(fetchNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', fetchNow);
      window.removeEventListener('online', fetchNow);
      onSuspectLine(undefined);
    };
  }, [isLoaded, load]);
  return isLoaded;
}
