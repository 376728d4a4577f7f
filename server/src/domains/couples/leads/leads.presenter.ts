import {
  type ChannelFacts,
  type LEAD_DATA_FIELDS,
  type LeadDetail,
  type LeadStatus,
  type LeadSummary,
  channelBlock,
} from '@bellbird/contract/couples/leads';
import type { DealRow } from './deals.repository.ts';
import type { DetailsRow, WholeLead } from './lead-detail.repository.ts';
import type { ReminderRow } from './lead-reminders.repository.ts';
import type { LeadRow } from './leads.repository.ts';

export function presentLead(row: LeadRow): LeadSummary {
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
    appointment:
      row.appointment_at === null || row.appointment_state === null
        ? null
        : { at: row.appointment_at, state: row.appointment_state },
    isCancelled: row.cancelled_at !== null,
    isWithheld: row.withheld,
  };
}

export type LeadParts = {
  channels: ChannelFacts;
  details: DetailsRow | undefined;
  deal: DealRow | undefined;
  dealsOnThatDay: number;
  reminders: readonly ReminderRow[];
  undo: LeadDetail['undo'];
  allowance: LeadDetail['allowance'];
};

export function presentLeadDetail(row: WholeLead, parts: LeadParts): LeadDetail {
  const { channels, details, deal, dealsOnThatDay, reminders, undo, allowance } = parts;
  return {
    ...presentLead(row),
    version: row.version,
    message: details?.message ?? '',
    place: row.place,
    organizationTypeId: row.organization_type_id,
    contactPreference: row.contact_preference,
    channels: { email: channelBlock('email', channels) ?? null, sms: channelBlock('sms', channels) ?? null },
    quickContactNumber: row.quick_number,
    reportReasonId: row.report_reason_id,
    loan: presentLoan(details),
    deal: deal ? { id: deal.id, status: deal.status, price: deal.price, weddingDate: deal.wedding_date } : null,
    dealsOnThatDay,
    reminders: reminders.map((each) => ({ id: each.id, dueAt: each.due_at, text: each.text })),
    undo,
    allowance,
  };
}

function presentLoan(details: DetailsRow | undefined): LeadDetail['loan'] {
  if (!details?.loan_requested || details.loan_requested_at === null) return null;
  return { requestedAt: details.loan_requested_at, amount: details.loan_amount };
}

export function presentAnswers(details: DetailsRow | undefined) {
  return (details?.answers ?? []).map(({ field, value }) => ({
    field: field as (typeof LEAD_DATA_FIELDS)[number],
    value,
  }));
}
