import { type ChannelFacts, type LeadDetail, channelBlock } from '@bellbird/contract/couples/leads';
import type { DealPart } from './lead-page.repository.ts';
import type { DetailsRow, LeadRow } from '../leads.repository.ts';
import { presentLead } from '../list/lead-list.presenter.ts';
import type { ReminderRow } from '../reminders/lead-reminders.repository.ts';

export type LeadParts = {
  channels: ChannelFacts;
  details: Omit<DetailsRow, 'answers'> | undefined;
  deal: DealPart | undefined;
  wantedDay: LeadDetail['wantedDay'];
  reminders: readonly Pick<ReminderRow, 'id' | 'due_at' | 'text'>[];
  undo: LeadDetail['undo'];
  spamReport: LeadDetail['spamReport'];
  allowance: LeadDetail['allowance'];
};

export function presentLeadDetail(row: LeadRow, parts: LeadParts): LeadDetail {
  const { channels, details, deal, wantedDay, reminders, undo, allowance } = parts;
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
    spamReport: parts.spamReport,
    loan: presentLoan(details),
    deal: deal ? presentDealPart(deal) : null,
    isFirstOpening: false,
    hasUnseenAlerts: false,
    wantedDay,
    reminders: reminders.map((each) => ({ id: each.id, dueAt: each.due_at, text: each.text })),
    undo,
    allowance,
  };
}

function presentDealPart(deal: DealPart): LeadDetail['deal'] {
  const { id, status, price, space, version } = deal;
  return {
    id,
    status,
    price,
    weddingDate: deal.wedding_date,
    spaceId: deal.space_id,
    space,
    isBooked: deal.is_booked,
    version,
  };
}

function presentLoan(details: LeadParts['details']): LeadDetail['loan'] {
  if (!details?.loan_requested || details.loan_requested_at === null) return null;
  return { requestedAt: details.loan_requested_at, amount: details.loan_amount };
}

export function presentAnswers(details: DetailsRow | undefined) {
  return (details?.answers ?? []).map(({ field, value, label = null }) => ({ field, label, value }));
}
