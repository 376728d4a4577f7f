import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASE } from './database-name.ts';

type Sealed = {
  readonly id: string;
  readonly at: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
};
type Keyring = { readonly owner: string; readonly key: CryptoKey };

interface Schema extends DBSchema {
  keyring: { key: string; value: Keyring };
  answers: { key: string; value: Sealed; indexes: { at: number } };
  outbox: { key: string; value: Sealed; indexes: { at: number } };
}

export type Shelf = 'answers' | 'outbox';
export type Kept = { readonly id: string; readonly at: number; readonly text: string };

const ONLY = 'session';
const IV_BYTES = 12;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('keyring');
      for (const shelf of ['answers', 'outbox'] as const)
        database.createObjectStore(shelf, { keyPath: 'id' }).createIndex('at', 'at');
    },
    // Another tab signs out: it must not wait for this one.
    blocking: (_current, _wanted, event) => {
      opening = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opening = undefined;
    },
  });
  opening.catch(() => (opening = undefined));
  return opening;
}

/**
 * Texts on this device that only the session `owner` can read. The key is made here, cannot be exported, and is deleted
 * with the texts when the session ends; what another session left is deleted before anything is read or written.
 */
export async function openSealedStore(owner: string) {
  const database = await open();
  const key = await keyFor(database, owner);
  const unseal = async ({ id, at, iv, bytes }: Sealed): Promise<Kept> => ({
    id,
    at,
    text: new TextDecoder().decode(await crypto.subtle.decrypt(cipher(iv, id), key, bytes)),
  });

  return {
    async read(shelf: Shelf, id: string): Promise<Kept | undefined> {
      const sealed = await database.get(shelf, id);
      return sealed && unseal(sealed);
    },
    /** Oldest first. */
    async readAll(shelf: Shelf): Promise<Kept[]> {
      return Promise.all((await database.getAllFromIndex(shelf, 'at')).map(unseal));
    },
    async write(shelf: Shelf, { id, at, text }: Kept): Promise<void> {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const bytes = await crypto.subtle.encrypt(cipher(iv, id), key, new TextEncoder().encode(text));
      await database.put(shelf, { id, at, iv, bytes });
    },
    async remove(shelf: Shelf, id: string): Promise<void> {
      await database.delete(shelf, id);
    },
    async removeOlderThan(shelf: Shelf, at: number): Promise<void> {
      const old = await database.getAllKeysFromIndex(shelf, 'at', IDBKeyRange.upperBound(at, true));
      await Promise.all(old.map((id) => database.delete(shelf, id)));
    },
    /** Keeps the newest. */
    async trim(shelf: Shelf, most: number): Promise<void> {
      const ids = await database.getAllKeysFromIndex(shelf, 'at');
      await Promise.all(ids.slice(0, Math.max(0, ids.length - most)).map((id) => database.delete(shelf, id)));
    },
  };
}

export type SealedStore = Awaited<ReturnType<typeof openSealedStore>>;

/** The id is sealed in: a text that was moved to another id cannot be read. */
function cipher(iv: Uint8Array<ArrayBuffer>, id: string) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(id) };
}

async function keyFor(database: IDBPDatabase<Schema>, owner: string): Promise<CryptoKey> {
  const known = await database.get('keyring', ONLY);
  if (known?.owner === owner) return known.key;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // In one transaction, so that two tabs that start together use the same key.
  const change = database.transaction(['keyring', 'answers', 'outbox'], 'readwrite');
  const keyring = change.objectStore('keyring');
  const current = await keyring.get(ONLY);
  if (current?.owner === owner) return current.key;
  await Promise.all([
    change.objectStore('answers').clear(),
    change.objectStore('outbox').clear(),
    keyring.put({ owner, key: made }, ONLY),
    change.done,
  ]);
  return made;
}
