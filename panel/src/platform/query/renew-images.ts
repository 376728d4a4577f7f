import type { QueryClient } from '@tanstack/react-query';

/** Of private photos: `server/src/platform/storage/signed-files.ts`. */
const SIGNED_PATH = '/files/signed/';
/** One picture fails, and its neighbours with it. */
const BETWEEN_MS = 30_000;

/**
 * Addresses of private photos are valid for some minutes. A page that was open for longer gets new ones as soon as one
 * of its photos cannot be loaded. Returns how to stop.
 */
export function renewImages(queries: Pick<QueryClient, 'invalidateQueries'>, now: () => number = Date.now): () => void {
  let renewedAt = Number.NEGATIVE_INFINITY;
  function onError({ target }: Event): void {
    if (!(target instanceof HTMLImageElement) || !target.currentSrc.concat(target.src).includes(SIGNED_PATH)) return;
    if (now() - renewedAt < BETWEEN_MS) return;
    renewedAt = now();
    void queries.invalidateQueries();
  }
  // Failures of images do not bubble, but they can be captured on their way down.
  document.addEventListener('error', onError, true);
  return () => document.removeEventListener('error', onError, true);
}
