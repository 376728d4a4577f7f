import type { Tx } from '#platform/db/db.ts';
import type { SignedFiles } from '#platform/storage/signed-files.ts';
import { findMainImages } from './medias.repository.ts';
import { toSizeKey } from './photo-files.rules.ts';

/** Large enough for a card in a list. */
const CARD_WIDTH = 640;

/** The address of each provider's main photo; providers without one are left out. */
export async function findMainImageUrls(
  tx: Tx,
  files: SignedFiles,
  providerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await findMainImages(tx, providerIds);
  return new Map(
    rows.map(({ provider_id, file_key, widths }) => {
      const width = widths.find((each) => each >= CARD_WIDTH) ?? widths.at(-1) ?? 0;
      return [provider_id, files.urlOf(toSizeKey(file_key, width))];
    }),
  );
}
