import { useEffect, useState } from 'react';
import { onSuspectLine } from '#platform/offline/line.ts';
import { isStoredPage } from '#platform/offline/stored-page.ts';

/** Long enough for a slow phone to finish what somebody waits for. */
const AFTER_MS = 4000;

/** True once the support for working offline should load: a while after the page, or at once when the line fails. */
export function useOfflineSupport(): boolean {
  const [isWanted, setWanted] = useState(() => isStoredPage() || !navigator.onLine);
  useEffect(() => {
    if (isWanted) return undefined;
    const want = () => setWanted(true);
    const timer = setTimeout(want, AFTER_MS);
    window.addEventListener('offline', want);
    onSuspectLine(want);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', want);
      onSuspectLine(undefined);
    };
  }, [isWanted]);
  return isWanted;
}
