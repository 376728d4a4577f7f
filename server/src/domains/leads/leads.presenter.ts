import type { LeadStatus, LeadSummary } from '@bellbird/contract/leads';
import type { LeadRow } from './leads.repository.ts';

export function presentLead(row: LeadRow): LeadSummary {
  return {
    id: row.id,
    createdAt: row.created_at,
    extensionNumber: row.extension_number,
    leadDetails: { name: row.couple_name },
    couple: { name: row.couple_name, organizationDate: row.organization_date },
    provider: { id: row.provider_id, name: row.provider_name, categoryName: row.category_name },
    status: row.status as LeadStatus,
    unreadMessageCount: row.unread_message_count,
    isPrepaid: row.is_prepaid,
    isWedding: row.is_wedding,
    isRead: row.read_at !== null,
    source: row.source as LeadSummary['source'],
  };
}
