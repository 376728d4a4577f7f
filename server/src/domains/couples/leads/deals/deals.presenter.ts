import type { CoupleProvider, TakenDay } from '@bellbird/contract/couples/leads';
import type { EventRow } from '#domains/listing/calendar/calendar.public.ts';
import type { DealListRow } from './deal-list.repository.ts';

type Taken = Pick<EventRow, 'status' | 'space_name' | 'lead_id' | 'couple_name' | 'expires_on' | 'calendar_name'>;

export function presentTaken(row: Taken): TakenDay {
  const { lead_id: leadId, couple_name: name } = row;
  return {
    status: row.status === 'held' ? 'held' : 'booked',
    space: row.space_name,
    couple: leadId !== null && name !== null ? { leadId, name } : null,
    expiresOn: row.expires_on,
    calendar: row.calendar_name ?? null,
  };
}

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
