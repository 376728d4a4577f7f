import {
  type ChannelFacts,
  type LEAD_DATA_FIELDS,
  type LeadDetail,
  channelBlock,
} from '@bellbird/contract/couples/leads';
import type { DealRow } from '../deals/deals.repository.ts';
import type { DetailsRow, LeadRow } from '../leads.repository.ts';
import { presentLead } from '../list/lead-list.presenter.ts';
import type { ReminderRow } from '../reminders/lead-reminders.repository.ts';

export type LeadParts = {
  channels: ChannelFacts;
  details: Omit<DetailsRow, 'answers'> | undefined;
  deal: Pick<DealRow, 'id' | 'status' | 'price' | 'wedding_date'> | undefined;
  dealsOnThatDay: number;
  reminders: readonly Pick<ReminderRow, 'id' | 'due_at' | 'text'>[];
  undo: LeadDetail['undo'];
  allowance: LeadDetail['allowance'];
};

export function presentLeadDetail(row: LeadRow, parts: LeadParts): LeadDetail {
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

function presentLoan(details: LeadParts['details']): LeadDetail['loan'] {
  if (!details?.loan_requested || details.loan_requested_at === null) return null;
  return { requestedAt: details.loan_requested_at, amount: details.loan_amount };
}

export function presentAnswers(details: DetailsRow | undefined) {
  return (details?.answers ?? []).map(({ field, value }) => ({
    field: field as (typeof LEAD_DATA_FIELDS)[number],
    value,
  }));
}
