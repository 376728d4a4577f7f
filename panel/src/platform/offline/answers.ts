import { readTokens } from '#platform/session/token-store.ts';
import { openSealedStore } from './sealed-store.ts';
import { isReadableOffline } from './readable-offline.ts';
import type { Kept } from './read-through.ts';

/** Without contact to the server for so long, a session may have ended elsewhere: nothing is shown any more. */
export const READABLE_MS = 7 * 24 * 60 * 60_000;
/** Fifty couples with what their pages show, lists and calendars. */
const MOST = 500;
const TRIM_EVERY = 50;

/** A page that was fetched without opening it is read like one that was. */
const PEEK = /[?&]peek=true/;
/** What another build has stored may lack what this one shows. */
const inThisBuild = (name: string) => `${document.getElementById('bellbird-code')?.textContent ?? ''} ${name}`;

const JSON_TYPE = { 'content-type': 'application/json' };

let written = 0;
const shownListeners = new Set<() => void>();
/** When the oldest answer that is shown from this device was received. */
let shownSince: number | undefined;

/** The answers that this session may read: none if somebody else has signed in since, or nobody is. */
async function storeFor(token: string) {
  const tokens = readTokens();
  if (!tokens || tokens.switchUser || tokens.accessToken !== token) return undefined;
  return openSealedStore(String(tokens.id));
}

/** Stores an answer of the server; nothing depends on it, so a full or missing storage is no failure. */
export async function storeAnswer({ url, token, answer }: Kept, now = Date.now()): Promise<void> {
  try {
    if (!isReadableOffline(url)) return;
    const text = await answer.text();
    const store = await storeFor(token);
    await store?.write('answers', { id: inThisBuild(url.replace(PEEK, '')), at: now, text });
    written += 1;
    if (written % TRIM_EVERY === 0) await store?.trim('answers', MOST);
  } catch {
    // The page has its answer; only the copy is missing.
  }
}

export async function recallAnswer(url: string, token: string, now = Date.now()): Promise<Response | undefined> {
  try {
    const store = await storeFor(token);
    await store?.removeOlderThan('answers', now - READABLE_MS);
    const kept = await store?.read('answers', inThisBuild(url));
    if (!kept) return undefined;
    noteShown(Math.min(kept.at, shownSince ?? kept.at));
    return new Response(kept.text, { headers: JSON_TYPE });
  } catch {
    return undefined;
  }
}

/** Remembers a text under a name; false if it is the same as before, or cannot be remembered. */
export async function rememberText(name: string, text: string, now = Date.now()): Promise<boolean> {
  try {
    const store = await storeFor(readTokens()?.accessToken ?? '');
    const known = await store?.read('answers', inThisBuild(name));
    if (!store || known?.text === text) return false;
    await store.write('answers', { id: inThisBuild(name), at: now, text });
    return true;
  } catch {
    return false;
  }
}

function noteShown(at: number | undefined): void {
  if (at === shownSince) return;
  shownSince = at;
  for (const listener of shownListeners) listener();
}

/** When what is shown was received, if it comes from this device. */
export const shownFrom = {
  get: () => shownSince,
  subscribe: (listener: () => void): (() => void) => {
    shownListeners.add(listener);
    return () => shownListeners.delete(listener);
  },
  /** Everything is asked for again. */
  reset: () => noteShown(undefined),
};
