import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Tx } from '#platform/db/db.ts';
import { countPublished, findTranslations } from './catalogue.repository.ts';

/** Every process tells its browsers that what they have cached is old. */
export const CATALOGUE_CHANNEL = 'catalogue';

/** Grows with every publication. */
export function findCatalogueVersion(tx: Tx): Promise<number> {
  return countPublished(tx);
}

/** The names of the catalogue in other languages, which each process keeps. */
export function findCatalogueTranslations(tx: Tx): ReturnType<typeof findTranslations> {
  return findTranslations(tx);
}

export async function publishCatalogueVersion(tx: Tx): Promise<void> {
  publishAfterCommit(tx, { channel: CATALOGUE_CHANNEL, data: await findCatalogueVersion(tx) });
}
