import { SHELL_PATH } from './shell-message.ts';

/** A line that fell silent would otherwise be waited for until the browser gives up, which takes minutes. */
const CHECK_MS = 20_000;

let checking: Promise<void> | undefined;

/** Whether this page is the service worker's copy, because the server could not be reached (`worker/shell.ts`). */
export function isStoredPage(): boolean {
  // The build has no document; it asks which calls a page makes.
  return globalThis.document?.documentElement.dataset['stored'] !== undefined;
}

/**
 * A stored page makes no call before it knows that the server has the same build: an old panel must not talk to a new
 * server. If the build is another one, the page is loaded again and this never resolves. Rejects without a connection.
 */
export async function ensureSameBuild(): Promise<void> {
  if (!isStoredPage()) return;
  checking ??= check().finally(() => (checking = undefined));
  await checking;
}

async function check(): Promise<void> {
  const answer = await fetch(SHELL_PATH, { cache: 'no-store', signal: AbortSignal.timeout(CHECK_MS) });
  if (!answer.ok) throw new TypeError('The server sent no document.');
  const current = await answer.text();
  const files = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
  if (files.every((file) => current.includes(file))) {
    delete document.documentElement.dataset['stored'];
    return;
  }
  window.location.reload();
  await new Promise<never>(() => {});
}
