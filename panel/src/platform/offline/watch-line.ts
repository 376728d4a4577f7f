import { currentLine, onSuspectLine, setLine, trustLine } from './line.ts';
import { ensureSameBuild, isStoredPage } from './stored-page.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
const PROBE_MS = 8000;

/** Resolves if the server answers; rejects otherwise. */
async function reach(): Promise<void> {
  const signal = AbortSignal.timeout(PROBE_MS);
  if (isStoredPage()) return ensureSameBuild();
  const answer = await fetch('/healthz', { cache: 'no-store', signal });
  if (!answer.ok) throw new TypeError('The server is not well.');
}

/**
 * Finds out whether the server can be reached when a call got no answer or the browser says so, and tries again until it
 * can. Returns how to stop.
 */
export function watchLine(probe: () => Promise<void> = reach): () => void {
  let failures = 0;
  let probing: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function find(): Promise<void> {
    clearTimeout(timer);
    const isReached =
      navigator.onLine &&
      (await probe()
        .then(() => true)
        .catch(() => false));
    if (isOver) return;
    trustLine();
    if (isReached) {
      failures = 0;
      if (currentLine() === 'gone') setLine('good');
      return;
    }
    failures += 1;
    setLine('gone');
    timer = setTimeout(look, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)));
  }

  function look(): void {
    probing ??= find().finally(() => (probing = undefined));
  }
  const lookIfVisible = () => {
    if (document.visibilityState === 'visible' && currentLine() === 'gone') look();
  };

  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  document.addEventListener('visibilitychange', lookIfVisible);
  onSuspectLine(look);
  if (isStoredPage() || !navigator.onLine) {
    setLine('gone');
    look();
  }

  return () => {
    isOver = true;
    clearTimeout(timer);
    onSuspectLine(undefined);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
    document.removeEventListener('visibilitychange', lookIfVisible);
  };
}
