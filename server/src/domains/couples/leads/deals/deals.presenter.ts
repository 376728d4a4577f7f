import type { CoupleProvider } from '@bellbird/contract/couples/leads';
import type { DealListRow } from './deal-list.repository.ts';

export function presentDeal(row: DealListRow): CoupleProvider {
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
