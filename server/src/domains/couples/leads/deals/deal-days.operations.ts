import type { LeadDay } from '@bellbird/contract/couples/leads';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import {
  type EventRow,
  bookForDeal,
  describeTakenDay,
  findDaySheet,
  freeDealDay,
} from '#domains/listing/calendar/calendar.public.ts';
import type { LeadRow } from '../leads.repository.ts';
import type { Step } from '../steps/lead-step.operations.ts';
import { presentTaken } from './deals.presenter.ts';

type On = Pick<Step, 'tx' | 'lead' | 'at'>;
type DealDay = { id: number; day: string | null; spaceId: number | null };

/** Books the day of a deal in the calendar. Returns what has the day instead. */
export async function tryBookDay({ tx, lead, at }: On, { id, day, spaceId }: DealDay): Promise<EventRow[]> {
  if (day === null) return [];
  return bookForDeal(tx, { ...toCalendarOwner(lead), dealId: id, leadId: lead.id, day, spaceId }, at);
}

/** The name of the day in the form that asks for it. */
export type DayField = 'date' | 'weddingDate' | 'organizationDate';

/** The same, and refuses a day that is taken, at the form's field for it. */
export async function bookDay(step: On, deal: DealDay, field: DayField = 'date'): Promise<void> {
  const taken = await tryBookDay(step, deal);
  if (taken.length === 0) return;
  fail('day_taken', {
    fields: { [field]: taken.map((row) => describeTakenDay(row, true)).join(' ') },
    data: taken.map(presentTaken),
  });
}

/** Frees the day of a deal. Undoing the deal also restores what was marked before. */
export async function freeDay({ tx, lead, at }: On, dealId: number, isUndone = false): Promise<void> {
  await freeDealDay(tx, { ...toCalendarOwner(lead), dealId }, { now: at, isUndone });
}

export async function readDay(tx: Tx, lead: LeadRow, date: string, now: Date): Promise<LeadDay> {
  const sheet = await findDaySheet(tx, toCalendarOwner(lead), { day: date, leadId: lead.id, now });
  return {
    ...sheet,
    date,
    providerId: lead.provider_id,
    isPast: date < dayIn(now, lead.time_zone),
    taken: sheet.taken.map(presentTaken),
  };
}

const toCalendarOwner = (lead: LeadRow) => ({ customerId: lead.customer_id, providerId: lead.provider_id });
