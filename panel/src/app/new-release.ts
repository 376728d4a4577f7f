import { hasUnsaved } from '#ui/confirm/unsaved.ts';

const KEY = 'bellbird.reloaded-at';
const QUIET_MS = 60_000;

/**
 * After a release the old page requests chunks that no longer exist. Reloading once helps; a second time would be a
 * loop.
 */
export function reloadOnceForNewRelease(window: Window): void {
  window.addEventListener('vite:preloadError', () => {
    // It would lose what is typed.
    if (hasUnsaved()) return;
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < QUIET_MS) return;
    void isServed(window).then((served) => {
      if (!served) return;
      window.sessionStorage.setItem(KEY, String(Date.now()));
      window.location.reload();
    });
  });
}

/** Without a connection a reload would only lose the page and what is typed on it. */
async function isServed(window: Window): Promise<boolean> {
  const answer = await window.fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}
