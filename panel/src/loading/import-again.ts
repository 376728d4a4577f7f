/** How browsers describe a file of the code that did not arrive. */
const NOT_LOADED = /dynamically imported module|importing a module script failed|preload css/i;
/** Before each further try. */
const PAUSES_MS = [300, 1000, 3000];

export function isNotLoaded(error: unknown): error is Error {
  return error instanceof Error && NOT_LOADED.test(error.message);
}

/**
 * Every `import()` of the panel (build/plain-imports.ts). A file that a bad connection lost is asked for again, so that
 * the page does not fail because of it. If it is gone, which happens after a release, or all tries have failed, an event
 * says so (`app/new-release.ts`).
 */
export async function importAgain<T>(load: () => Promise<T>, pauses: readonly number[] = PAUSES_MS): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (error) {
      if (!isNotLoaded(error)) throw error;
      if (!navigator.onLine || (await isGone(error.message))) return failed(error);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return load().catch(failed);
}

/** Safari does not name the file; there it is only tried again. */
async function isGone(message: string): Promise<boolean> {
  const [file] = /https?:\S+/.exec(message) ?? [];
  const answer = file && (await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined));
  return answer ? answer.status === 404 : false;
}

function failed(error: unknown): never {
  window.dispatchEvent(new Event('vite:preloadError'));
  throw error;
}
