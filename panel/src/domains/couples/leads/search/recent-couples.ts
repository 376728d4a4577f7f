import type { CoupleHit } from '@bellbird/contract/couples/leads';

const KEY = 'bellbird.recent-couples';
const KEPT = 5;

/** The couples opened from the search, newest first; cleared with the session. */
export function recentCouples(): CoupleHit[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as CoupleHit[]) : [];
  } catch {
    return [];
  }
}

export function rememberCouple(hit: CoupleHit): void {
  const others = recentCouples().filter(({ leadId }) => leadId !== hit.leadId);
  // How it was found this time does not matter the next time.
  const kept: CoupleHit = { ...hit, by: 'name', excerpt: null };
  sessionStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, KEPT)));
}
