import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { DATABASE } from './database-name.ts';
import { openSealedStore } from './sealed-store.ts';

const SECRET = 'Hana & Leo, 0491 570 156';
const kept = { id: '/api/leads/7', at: 1000, text: SECRET };

afterEach(
  () =>
    new Promise<void>((resolve) => {
      indexedDB.deleteDatabase(DATABASE).onsuccess = () => resolve();
    }),
);

/** Everything in the database, as somebody with a copy of it would see it. */
async function readRaw(shelf: string): Promise<{ bytes?: ArrayBuffer; key?: CryptoKey }[]> {
  const opening = indexedDB.open(DATABASE);
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const reading = opening.result.transaction(shelf).objectStore(shelf).getAll();
  await new Promise((resolve) => (reading.onsuccess = resolve));
  opening.result.close();
  return reading.result as { bytes?: ArrayBuffer; key?: CryptoKey }[];
}

test('what is kept can be read by the session that kept it, also after a reload, and by nobody else', async () => {
  await (await openSealedStore('5')).write('answers', kept);
  expect(await (await openSealedStore('5')).read('answers', kept.id)).toEqual(kept);
  expect(await (await openSealedStore('6')).read('answers', kept.id)).toBeUndefined();
  // The next session has removed it, so the first cannot get it back.
  expect(await (await openSealedStore('5')).readAll('answers')).toEqual([]);
});

test('on disk it is sealed, with a key that no script can export', async () => {
  await (await openSealedStore('5')).write('answers', kept);
  const [sealed] = await readRaw('answers');
  const [keyring] = await readRaw('keyring');
  expect(new TextDecoder().decode(sealed?.bytes)).not.toContain('Hana');
  expect(keyring?.key?.extractable).toBe(false);
});

test('a text that was moved to another id cannot be read', async () => {
  const store = await openSealedStore('5');
  await store.write('answers', kept);
  const [sealed] = await readRaw('answers');
  const opening = indexedDB.open(DATABASE);
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const moving = opening.result.transaction('answers', 'readwrite').objectStore('answers');
  moving.put({ ...sealed, id: '/api/leads/8' });
  await new Promise((resolve) => (moving.transaction.oncomplete = resolve));
  opening.result.close();
  await expect(store.read('answers', '/api/leads/8')).rejects.toThrow();
});

test('the oldest are removed, by age and by number', async () => {
  const store = await openSealedStore('5');
  for (const at of [1, 2, 3, 4]) await store.write('answers', { id: `/${at}`, at, text: '{}' });
  await store.removeOlderThan('answers', 2);
  await store.trim('answers', 2);
  expect((await store.readAll('answers')).map(({ id }) => id)).toEqual(['/3', '/4']);
});
