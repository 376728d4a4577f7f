import { type Page, expect } from '@playwright/test';

/** Waits until this browser has stored the panel and an answer for each of these addresses. */
export async function untilStored(page: Page, answers: readonly RegExp[]): Promise<void> {
  await expect.poll(() => storedShell(page)).toBe(true);
  await expect
    .poll(async () => {
      const urls = await storedAnswers(page);
      return answers.filter((wanted) => !urls.some((url) => wanted.test(url))).map(String);
    })
    .toEqual([]);
}

function storedShell(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await caches.match('/offline-shell', { ignoreVary: true })) !== undefined);
}

/** The copies of the panel that this browser keeps. */
export function storedBuilds(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('bellbird-shell-')));
}

/** The addresses of the answers that this browser keeps, or nothing if there is no database. */
export function storedAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'bellbird')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('bellbird');
      opening.onerror = () => reject(new Error('The database did not open.'));
      opening.onsuccess = () => {
        const database = opening.result;
        if (!database.objectStoreNames.contains('answers')) return resolve([]);
        const reading = database.transaction('answers').objectStore('answers').getAllKeys();
        reading.onsuccess = () => {
          database.close();
          resolve(reading.result.map(String));
        };
      };
    });
  });
}
