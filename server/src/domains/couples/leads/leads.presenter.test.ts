import { expect, test } from 'vitest';
import { asCsv } from '#platform/csv/csv.ts';
import { presentTaken } from './deals/deals.presenter.ts';
import { presentWedding, presentWeddingsAsCsv } from './deals/weddings.presenter.ts';
import { type LeadParts, presentAnswers, presentLeadDetail } from './page/lead-page.presenter.ts';
import { presentLeadsAsCsv } from './list/lead-csv.presenter.ts';
import { presentLead } from './list/lead-list.presenter.ts';

const ROW = {
  id: 5,
  couple_name: 'Ruby & Finn',
  extension_number: '1234',
  created_at: '2026-11-16T13:30:00Z',
  time_zone: 'Australia/Sydney',
  organization_date: '2027-04-10',
  provider_name: 'The Barn',
  category_name: 'Venues',
  status: 'call_again',
  is_wedding: true,
  guests: 120,
  budget: 30_000,
  source: 'info_request',
  waiting_since: null,
  answer_minutes: 45,
  unread_message_count: 2,
  read_at: null,
  cancelled_at: null,
  couple_deleted_at: null,
  appointment_at: null,
  appointment_state: null,
} as unknown as Parameters<typeof presentLead>[0];
const lead = (given: object) => presentLead({ ...ROW, ...given });

test('a request is a wedding unless its vendor said that it is none', () => {
  expect([
    lead({}).isWedding,
    lead({ status: 'not_wedding' }).isWedding,
    lead({ is_wedding: false }).isWedding,
  ]).toEqual([true, false, false]);
});

test('it is read and cancelled from the moment on at which it was', () => {
  expect(lead({})).toMatchObject({ isRead: false, isCancelled: false });
  const moment = '2026-11-17T00:00:00Z';
  expect(lead({ read_at: moment, cancelled_at: moment })).toMatchObject({ isRead: true, isCancelled: true });
});

test('an appointment has a moment and a state', () => {
  const made = { appointment_at: '2026-11-20T00:00:00Z', appointment_state: 'asked' };
  expect(lead(made).appointment).toEqual({ at: made.appointment_at, state: 'asked' });
  expect(lead({ ...made, appointment_at: null }).appointment).toBeNull();
  expect(lead({ ...made, cancelled_at: made.appointment_at }).appointment).toBeNull();
  expect(lead({ ...made, couple_deleted_at: made.appointment_at }).appointment).toBeNull();
  expect(lead({ ...made, appointment_state: null }).appointment).toBeNull();
});

test('the file has days where the vendor is, and words for statuses', () => {
  const waiting = { ...ROW, organization_date: null, waiting_since: '2026-11-16T13:30:00Z', status: 'deal' };
  const [heading, ...lines] = asCsv(presentLeadsAsCsv([ROW, waiting], (code) => `<${code}>`).table)
    .trimEnd()
    .split('\r\n');
  expect(heading).toBe(
    '\uFEFFCouple,Code,Asked on,Wedding day,Provider,Category,Status,Guests,Budget (A$),Source,' +
      'Waiting for an answer,Answer time (working minutes),Unread messages',
  );
  expect(lines).toEqual([
    'Ruby & Finn,1234,17.11.2026,10.04.2027,The Barn,Venues,<call_again>,120,30000,Info request,No,45,2',
    'Ruby & Finn,1234,17.11.2026,,The Barn,Venues,<deal>,120,30000,Info request,Yes,45,2',
  ]);
});

test('the page of a couple has their words, their deal, and why a channel is closed', () => {
  const deal = { id: 3, status: 'approved', price: 18_000, wedding_date: '2027-04-10', is_booked: true };
  const given = { channels: { isWithheld: true }, reminders: [], details: { message: 'Hello' }, deal };
  const page = presentLeadDetail(ROW as never, given as unknown as LeadParts);
  expect(page).toMatchObject({ message: 'Hello', hasUnseenAlerts: false, deal: { id: 3, isBooked: true } });
  const without = presentLeadDetail(ROW as never, { channels: {}, reminders: [] } as unknown as LeadParts);
  expect(without).toMatchObject({ message: '', deal: null });
});

test('a loan is shown once it was asked for', () => {
  const loanOf = (details: object | undefined) =>
    presentLeadDetail(ROW as never, { channels: {}, reminders: [], details } as unknown as LeadParts).loan;
  const asked = { loan_requested: true, loan_requested_at: '2026-11-17T00:00:00Z', loan_amount: 5000 };
  expect(loanOf(asked)).toEqual({ requestedAt: asked.loan_requested_at, amount: 5000 });
  expect(loanOf({ ...asked, loan_requested: false })).toBeNull();
  expect(loanOf({ ...asked, loan_requested_at: null })).toBeNull();
  expect(loanOf(undefined)).toBeNull();
});

test('an answer keeps the question that was asked; older ones have none', () => {
  const answers = [
    { field: 'people', value: '4', label: 'Number of people' },
    { field: 'budget', value: '5000' },
  ];
  expect(presentAnswers({ answers } as never)).toEqual([
    { field: 'people', label: 'Number of people', value: '4' },
    { field: 'budget', label: null, value: '5000' },
  ]);
  expect(presentAnswers(undefined)).toEqual([]);
});

test('a day is taken by a hold or by a booking, and by a couple only where one is known', () => {
  const taken = (given: object) =>
    presentTaken({ status: 'booked', lead_id: 5, couple_name: 'Ruby', ...given } as Parameters<typeof presentTaken>[0]);
  expect(taken({})).toMatchObject({ status: 'booked', couple: { leadId: 5, name: 'Ruby' }, calendar: null });
  expect(taken({ status: 'held' }).status).toBe('held');
  expect([taken({ lead_id: null }).couple, taken({ couple_name: null }).couple]).toEqual([null, null]);
});

test('a wedding is agreed until it is approved, and its file says what is due', () => {
  const row = {
    couple_name: 'Ruby & Finn',
    wedding_date: '2027-04-10',
    provider_name: 'The Barn',
    space_name: null,
    guests: 120,
    price: 18_000,
    status: 'approved',
    cancelled_at: null,
    due: ['reply', 'comment'],
  };
  const present = (given: object) => presentWedding({ ...row, ...given } as never);
  expect(present({})).toMatchObject({ status: 'approved', isCancelled: false });
  expect(present({ status: 'agreed', cancelled_at: 'x' })).toMatchObject({ status: 'agreed', isCancelled: true });
  const rows = [row, { ...row, wedding_date: null, status: 'agreed', due: [] }] as never;
  expect(asCsv(presentWeddingsAsCsv(rows).table).trimEnd().split('\r\n')).toEqual([
    '\uFEFFCouple,Wedding day,Provider,Space,Guests,Price (A$),Deal,Due',
    'Ruby & Finn,10.04.2027,The Barn,,120,18000,Approved,"Reply, Ask for a comment"',
    'Ruby & Finn,,The Barn,,120,18000,Waiting for approval,',
  ]);
});
