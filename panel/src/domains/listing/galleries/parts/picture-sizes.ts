import type { Picture } from '@bellbird/contract/listing/galleries';

/** The `sizes` attribute of a photo in a gallery, and of the large one at its beginning. */
export const TILE_SIZES = '(min-width: 1200px) 330px, (min-width: 600px) 33vw, 50vw';
export const LARGE_TILE_SIZES = '(min-width: 1200px) 680px, (min-width: 600px) 66vw, 100vw';

export function srcSetOf({ sources }: Picture): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
