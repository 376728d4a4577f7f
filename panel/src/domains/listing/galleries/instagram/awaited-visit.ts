const KEY = 'bellbird.instagram-gallery';

/** The gallery that photos are to come to. */
export type AwaitedVisit = { providerId: number; galleryId: number };

/** Notes, in this tab, what somebody leaves for. */
export function awaitVisit(visit: AwaitedVisit): void {
  sessionStorage.setItem(KEY, JSON.stringify(visit));
}

/** What somebody left for from this tab; undefined when it was not for photos. */
export function awaitedVisit(): AwaitedVisit | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as AwaitedVisit);
}

export function forgetVisit(): void {
  sessionStorage.removeItem(KEY);
}
