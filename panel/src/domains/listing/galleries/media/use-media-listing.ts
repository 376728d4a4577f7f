import type { MediaFilter } from '@bellbird/contract/listing/galleries';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import type { MediaListing } from '../galleries.queries.ts';

export const FILTERS = ['published', 'pending', 'rejected', 'passive'] as const satisfies readonly MediaFilter[];

/** The filter in the address: `?show=rejected&page=2`. */
export function useMediaListing(galleryId: number) {
  const search = useSearch() as Record<string, unknown>;
  const navigate = useNavigate();
  const listing: MediaListing = {
    galleryId,
    page: Math.max(1, Number(search['page']) || 1),
    show: FILTERS.find((filter) => filter === search['show']),
  };
  const go = (change: { show?: MediaFilter | undefined; page?: number | undefined }) =>
    void navigate({ to: '.', search: change, replace: true, resetScroll: false });
  return {
    listing,
    /** An Instagram visit with photos to choose from. */
    visitId: Number(search['instagram']) || undefined,
    show: (show: MediaFilter | undefined) => go({ show }),
    turnTo: (page: number) => go({ show: listing.show, page }),
  };
}
