const KEY = 'bellbird.reloaded-at';
const QUIET_MS = 60_000;

/** After a release the old page asks for chunks that are gone. One fresh load helps; a second would be a loop. */
export function reloadOnceForNewRelease(window: Window): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < QUIET_MS) return;
    event.preventDefault();
    window.sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
