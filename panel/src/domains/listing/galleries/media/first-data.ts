import { galleryOptions, mediaOptions } from '../galleries.queries.ts';

/** What a gallery asks the server for first. */
export const firstData = ({ galleryId }: { readonly galleryId: number }) => [
  galleryOptions(galleryId),
  mediaOptions({ galleryId, page: 1 }),
];
