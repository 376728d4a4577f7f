import type { Tx } from '#platform/db/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type Scene, photograph } from './photographs/photograph.ts';

/** The scene for each city. */
const PICTURED: Readonly<Record<string, Scene>> = {
  sydney: 'coast',
  melbourne: 'dance',
  brisbane: 'wattle',
  perth: 'gum',
  adelaide: 'table',
  hobart: 'cake',
  canberra: 'arch',
  'byron-bay': 'bouquet',
  'hunter-valley': 'vineyard',
  'south-coast': 'barn',
  'blue-mountains': 'waratah',
};

const WIDTH = 1200;

const toKey = (slug: string) => `public/cities/demo-${slug}.jpg`;

/** Adds pictures to the demo's cities. */
export async function demoPhotographs(storage: Storage): Promise<(tx: Tx) => Promise<void>> {
  await Promise.all(
    Object.entries(PICTURED).map(async ([slug, scene]) =>
      storage.put(toKey(slug), await photograph(scene, WIDTH), { contentType: 'image/jpeg' }),
    ),
  );
  return async (tx) => {
    for (const slug of Object.keys(PICTURED))
      await tx
        .updateTable('cities')
        .set({ image_key: toKey(slug) })
        .where('slug', '=', slug)
        .execute();
  };
}
