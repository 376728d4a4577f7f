import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { workingMinutes } from '@bellbird/contract/shared/working-time';

export type WaitingLead = Pick<
  LeadSummary,
  'status' | 'waitingSince' | 'reminderAt' | 'appointment' | 'isCancelled' | 'provider'
>;

export type ClockTone = 'fresh' | 'soon' | 'late';

/** Whose turn it is, most important first. */
export type Waiting =
  | { kind: 'clock'; minutes: number; tone: ClockTone }
  | { kind: 'reminder' | 'visit' | 'visitProposed'; at: string }
  | { kind: 'approveDeal' | 'cancelled' | 'theirTurn' | 'over' };

const FRESH_MINUTES = 60;
const SOON_MINUTES = 4 * 60;
const OVER: ReadonlySet<LeadStatus> = new Set(['deal_approved', 'rejected', 'not_wedding', 'spam_reported']);

export function findWaiting(lead: WaitingLead, now: Date): Waiting {
  if (OVER.has(lead.status)) return { kind: 'over' };
  if (lead.isCancelled) return { kind: 'cancelled' };
  if (lead.status === 'deal') return { kind: 'approveDeal' };
  if (lead.waitingSince) {
    const minutes = workingMinutes(new Date(lead.waitingSince), now, lead.provider.timeZone);
    return { kind: 'clock', minutes, tone: clockTone(minutes) };
  }
  if (lead.reminderAt) return { kind: 'reminder', at: lead.reminderAt };
  const { appointment } = lead;
  if (appointment && appointment.state !== 'rejected' && new Date(appointment.at) > now)
    return { kind: appointment.state === 'approved' ? 'visit' : 'visitProposed', at: appointment.at };
  return { kind: 'theirTurn' };
}

/** Fresh up to an hour, soon up to four hours, then late. */
export function clockTone(minutes: number): ClockTone {
  if (minutes <= FRESH_MINUTES) return 'fresh';
  return minutes <= SOON_MINUTES ? 'soon' : 'late';
}
