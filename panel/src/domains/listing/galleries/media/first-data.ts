import { consentOptions } from '../consent/consent.queries.ts';
import { galleryOptions, mediaOptions } from '../galleries.queries.ts';

/** What a gallery asks the server for first. */
export const firstData = ({ galleryId }: { readonly galleryId: number }) => [
  consentOptions,
  galleryOptions(galleryId),
  mediaOptions({ galleryId, page: 1 }),
];
