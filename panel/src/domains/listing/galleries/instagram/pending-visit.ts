const KEY = 'bellbird.instagram-gallery';

/** The gallery that photos are to come to. */
export type PendingVisit = { providerId: number; galleryId: number };

/** Notes, in this tab, what somebody leaves for. */
export function savePendingVisit(visit: PendingVisit): void {
  sessionStorage.setItem(KEY, JSON.stringify(visit));
}

/** What somebody left for from this tab; undefined when it was not for photos. */
export function findPendingVisit(): PendingVisit | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as PendingVisit);
}

export function clearPendingVisit(): void {
  sessionStorage.removeItem(KEY);
}
