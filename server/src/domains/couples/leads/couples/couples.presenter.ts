import type { COUPLE_HITS, CoupleHit } from '@bellbird/contract/couples/leads';
import type { HitRow } from './couples.repository.ts';

/** Search hits, ordered by what they were found by. A lead found twice is listed once, at its first place. */
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
