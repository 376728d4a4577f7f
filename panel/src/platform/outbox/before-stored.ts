import { readTokens } from '#platform/session/token-store.ts';
import type { Entry } from './outbox-state.ts';

const PREFIX = 'outbox.';
const toKey = (session: number, id: string) => `${PREFIX}${session}.${id}`;

/**
 * Copies an entry while the outbox loads and opens its store: a page that is left in between loses nothing. Not
 * where the outbox stores nothing either: nobody is signed in, or the team acts.
 */
export function copyEntry(entry: Entry): void {
  const tokens = readTokens();
  if (!tokens || tokens.switchUser) return;
  try {
    localStorage.setItem(toKey(tokens.id, entry.id), JSON.stringify(entry));
  } catch {
    // Without storage only this safety copy is missing.
  }
}

/** The outbox has it, or it was sent. */
export function forgetCopy(id: string): void {
  const tokens = readTokens();
  if (tokens) localStorage.removeItem(toKey(tokens.id, id));
}

/** What a page that was left did not store any more, in the order it was made. */
export function readCopies(): Entry[] {
  const tokens = readTokens();
  const own = toKey(tokens?.id ?? 0, '');
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(own))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Entry)
    .toSorted((one, other) => one.createdAt - other.createdAt);
}
