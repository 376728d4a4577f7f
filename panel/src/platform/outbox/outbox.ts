import { ApiFailure } from '#platform/api/api-failure.ts';
import { request } from '#platform/api/api.ts';
import { type Route, arrive } from '#platform/api/client.ts';
import { currentLine } from '#platform/offline/line.ts';
import { type SealedStore, openSealedStore } from '#platform/offline/sealed-store.ts';
import { readTokens } from '#platform/session/token-store.ts';
import { forgetCopy, readCopies } from './before-stored.ts';
import type { Delivered } from './deliver.ts';
import { type Entry, UNSURE, outboxState } from './outbox-state.ts';

/** One tab at a time sends, in order. */
const LOCK = 'bellbird.outbox';
/** The server forgets a key after two days; sent again after that, a message could arrive twice. */
const KEY_HOLDS_MS = 46 * 60 * 60_000;
/** The server is there but asks for patience. */
const TEMPORARY: ReadonlySet<number> = new Set([0, 408, 425, 429, 500, 502, 503, 504]);

const sentListeners = new Set<(entry: Entry) => void>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(LOCK);
otherTabs?.addEventListener('message', () => void showEntries());

/** Called for each entry that arrived later. Returns how to stop. */
export function onSent(listener: (entry: Entry) => void): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}

/** Undefined where nothing can be stored: nobody is signed in, the team acts, or the browser refuses. */
async function findStore(): Promise<SealedStore | undefined> {
  const tokens = readTokens();
  if (!tokens || tokens.switchUser) return undefined;
  return openSealedStore(String(tokens.id)).catch(() => undefined);
}

async function readEntries(store: SealedStore): Promise<Entry[]> {
  return (await store.readAll('outbox')).map(({ text }) => JSON.parse(text) as Entry);
}

function put(store: SealedStore, entry: Entry): Promise<void> {
  return store.write('outbox', { id: entry.id, at: entry.createdAt, text: JSON.stringify(entry) });
}

/** A full disk is no reason not to send. */
function isStored(store: SealedStore, entry: Entry): Promise<boolean> {
  return put(store, entry).then(
    () => true,
    () => false,
  );
}

/** Shows what is stored, here and in other tabs. */
async function showEntries(): Promise<void> {
  const store = await findStore();
  outboxState.set(store ? await readEntries(store) : []);
}

async function changed(): Promise<void> {
  await showEntries();
  // A channel has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherTabs?.postMessage('changed');
}

async function send({ method, path, body, id }: Entry): Promise<unknown> {
  const answer = await request(`${method} ${path}` as Route, { body, idempotencyKey: id });
  if (answer.status === 204) return undefined;
  return ((await arrive(answer.json())) as { data?: unknown }).data;
}

/** Stored first: then neither a crash nor a dead battery loses it. */
export async function sendOrKeep<Data>(entry: Entry): Promise<Delivered<Data>> {
  const store = await findStore();
  if (!store || !(await isStored(store, entry))) {
    const sent = send(entry).finally(() => forgetCopy(entry.id));
    return { isKept: false, data: (await sent) as Data };
  }
  const isBehind = (await readEntries(store)).some(({ refusal, id }) => refusal === undefined && id !== entry.id);
  forgetCopy(entry.id);
  if (isBehind || currentLine() === 'gone') {
    await changed();
    void sendWaiting();
    return { isKept: true };
  }
  return navigator.locks.request(LOCK, async () => {
    try {
      await put(store, { ...entry, triedAt: Date.now() });
      const data = (await send(entry)) as Data;
      await store.remove('outbox', entry.id);
      return { isKept: false, data };
    } catch (error) {
      // Another tab that has found the copy may be sending it.
      if (error instanceof ApiFailure && (TEMPORARY.has(error.status) || error.code === 'still_running')) {
        await changed();
        return { isKept: true };
      }
      await store.remove('outbox', entry.id);
      throw error;
    }
  });
}

/** Sends what waits, in order, and stops where the server cannot be reached. What it refuses is kept with the reason. */
export async function sendWaiting(now = Date.now()): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const store = await findStore();
    for (const entry of store ? readCopies() : []) {
      if (store) await put(store, entry);
      forgetCopy(entry.id);
    }
    for (const entry of store ? await readEntries(store) : []) {
      if (store && entry.refusal === undefined && !(await sendOne(store, entry, now))) break;
    }
  });
  await changed();
}

/** False if the rest has to wait. */
async function sendOne(store: SealedStore, entry: Entry, now: number): Promise<boolean> {
  const { triedAt = now } = entry;
  if (now - triedAt > KEY_HOLDS_MS) {
    await put(store, { ...entry, refusal: UNSURE });
    return true;
  }
  try {
    await put(store, { ...entry, triedAt });
    await send(entry);
    await store.remove('outbox', entry.id);
    for (const listener of sentListeners) listener(entry);
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (TEMPORARY.has(error.status) || error.status === 401 || error.code === 'still_running') return false;
    await put(store, { ...entry, refusal: Object.values(error.fields).find(Boolean) ?? error.message });
    return true;
  }
}

/** Tries a refused entry again: with a new key if it may have arrived, since the user has looked. */
export async function retryEntry(entry: Entry): Promise<void> {
  const { refusal, triedAt: _, ...rest } = entry;
  const store = await findStore();
  if (!store) return;
  await store.remove('outbox', entry.id);
  await put(store, refusal === undefined ? entry : { ...rest, id: crypto.randomUUID() });
  await sendWaiting();
}

export async function discardEntry({ id }: Entry): Promise<void> {
  const store = await findStore();
  await store?.remove('outbox', id);
  await changed();
}
