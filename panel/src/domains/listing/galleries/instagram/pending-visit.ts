const KEY = 'bellbird.instagram-gallery';

/** The gallery that the photos are for. */
export type PendingVisit = { providerId: number; galleryId: number };

/** Remembers the gallery in this tab before leaving for Instagram. */
export function savePendingVisit(visit: PendingVisit): void {
  sessionStorage.setItem(KEY, JSON.stringify(visit));
}

/** Undefined if this tab did not leave for Instagram photos. */
export function findPendingVisit(): PendingVisit | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as PendingVisit);
}

export function clearPendingVisit(): void {
  sessionStorage.removeItem(KEY);
}
