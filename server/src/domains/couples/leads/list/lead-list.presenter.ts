import type { LeadStatus, LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadSummaryRow } from './lead-list.repository.ts';

export function presentLead(row: LeadSummaryRow): LeadSummary {
  return {
    id: row.id,
    createdAt: row.created_at,
    extensionNumber: row.extension_number,
    leadDetails: { name: row.couple_name },
    couple: {
      id: row.couple_id,
      name: row.couple_name,
      organizationDate: row.organization_date,
      code: row.extension_number,
    },
    provider: {
      id: row.provider_id,
      name: row.provider_name,
      categoryName: row.category_name,
      timeZone: row.time_zone,
    },
    status: row.status as LeadStatus,
    processState: row.process_state_id,
    rejectReasonId: row.reject_reason_id,
    guests: row.guests,
    budget: row.budget,
    unreadMessageCount: row.unread_message_count,
    itemCount: row.item_count,
    isPrepaid: row.is_prepaid,
    firstLeadType: row.first_lead_type,
    isWedding: row.is_wedding && row.status !== 'not_wedding',
    isRead: row.read_at !== null,
    source: row.source as LeadSummary['source'],
    waitingSince: row.waiting_since,
    answerMinutes: row.answer_minutes,
    lastMessageAt: row.last_message_at,
    reminderAt: row.reminder_at,
    appointment: presentAppointment(row),
    isCancelled: row.cancelled_at !== null,
    isWithheld: row.withheld,
  };
}

/** Nothing comes of the visit of a request that the couple cancelled, or whose couple deleted their account. */
function presentAppointment(row: LeadSummaryRow): LeadSummary['appointment'] {
  const { appointment_at: at, appointment_state: state } = row;
  if (at === null || state === null || row.cancelled_at !== null || row.couple_deleted_at !== null) return null;
  return { at, state };
}
