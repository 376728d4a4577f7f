import { currentLine, onSuspectLine, setLine, trustLine } from './line.ts';
import { ensureSameBuild, isStoredPage } from './stored-page.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
const PROBE_MS = 8000;

/** Resolves if the server answers; rejects otherwise. */
async function reach(): Promise<void> {
  if (isStoredPage()) return ensureSameBuild();
  const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
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
  /** The line came back while it was probed: what that probe finds may be from before. */
  let isStale = false;

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
    setLine('gone');
    timer = setTimeout(lookAgain, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures));
  }

  function look(): void {
    probing ??= find().finally(() => {
      probing = undefined;
      if (!isStale) return;
      isStale = false;
      if (!isOver) look();
    });
  }
  /** Ever less often, unless somebody uses the panel: each of their calls looks, too. */
  const lookAgain = () => {
    failures += 1;
    look();
  };
  const lookAfresh = () => {
    failures = 0;
    isStale = probing !== undefined;
    look();
  };
  const lookIfVisible = () => {
    if (document.visibilityState === 'visible' && currentLine() === 'gone') look();
  };

  window.addEventListener('online', lookAfresh);
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
    window.removeEventListener('online', lookAfresh);
    window.removeEventListener('offline', look);
    document.removeEventListener('visibilitychange', lookIfVisible);
  };
}
