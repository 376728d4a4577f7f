const KEY = 'bellbird.reloaded-at';
const QUIET_MS = 60_000;

/** After a release the old page asks for chunks that are gone. One fresh load helps; a second would be a loop. */
export function reloadOnceForNewRelease(window: Window): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < QUIET_MS) return;
    void isServed(window).then((served) => {
      if (!served) return;
      window.sessionStorage.setItem(KEY, String(Date.now()));
      window.location.reload();
    });
  });
}

/** Without a line a fresh load would only take away the page that is here, and what is being written on it. */
async function isServed(window: Window): Promise<boolean> {
  const answer = await window.fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}
