import type { COUPLE_HITS, CoupleHit, CoupleProvider } from '@bellbird/contract/couples/couples';
import type { ListedDeal } from './couple-providers.repository.ts';
import type { HitRow } from './couples.repository.ts';

/** What was found, in order of what it was found by; a lead that was found twice stands where it came first. */
export function presentHits(found: Record<(typeof COUPLE_HITS)[number], readonly HitRow[]>): CoupleHit[] {
  const hits = new Map<number, CoupleHit>();
  for (const by of ['name', 'code', 'phone', 'message'] as const) {
    for (const row of found[by]) if (!hits.has(row.id)) hits.set(row.id, presentHit(row, by));
  }
  return [...hits.values()];
}

function presentHit(row: HitRow, by: CoupleHit['by']): CoupleHit {
  return {
    leadId: row.id,
    coupleName: row.couple_name || null,
    extensionNumber: row.extension_number,
    providerName: row.provider_name,
    categoryName: row.category_name,
    organizationDate: row.organization_date,
    by,
    excerpt: row.excerpt,
  };
}

export function presentDeal(row: ListedDeal): CoupleProvider {
  return {
    id: row.id,
    leadId: row.lead_id,
    coupleId: row.couple_id,
    coupleName: row.couple_name,
    providerId: row.provider_id,
    providerName: row.provider_name,
    status: row.status,
    agreedAt: row.agreed_at,
    price: row.price,
    weddingDate: row.wedding_date,
    commentRequestedAt: row.comment_requested_at,
    version: row.version,
  };
}
