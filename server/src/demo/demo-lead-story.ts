import { type LeadEventKind, type LeadStatus, OPEN_LEAD_STATUSES } from '@bellbird/contract/couples/leads';
import { workingMinutes } from '@bellbird/contract/shared/working-time';
import type { Random } from '#fake-data/random.ts';
import type { Request } from '#fake-data/requests.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Nobody is left without an answer for longer. */
const LONGEST_WAIT_MS = 6 * 24 * HOUR_MS;
const NEGOTIATION_STATES = 4;
const REJECT_REASONS = 6;

export type Turn = { direction: 'in' | 'out'; at: Date };
export type Happening = {
  kind: LeadEventKind;
  at: Date;
  byVendor: boolean;
  details: { from?: LeadStatus; to?: LeadStatus; reasonId?: number; count?: number };
};

/** What came of a request, in order; every time in it fits every other. */
export type Story = {
  readAt: Date | null;
  turns: Turn[];
  happenings: Happening[];
  firstAnsweredAt: Date | null;
  answerMinutes: number | null;
  waitingSince: Date | null;
  /** The couple's last words, if nobody has read them yet. */
  unread: number;
  processStateId: number | null;
  rejectReasonId: number | null;
  dealAt: Date | null;
};

export function storyOf(random: Random, asked: Request, now: Date, timeZone: string): Story {
  const story = opening(asked);
  const isAnswered = asked.status !== 'new' && asked.status !== 'pending';
  if (asked.status === 'new') return story;
  const readAt = later(asked.createdAt, random.int(5, 50), now);
  story.readAt = readAt;
  story.happenings.push(step('status_changed', readAt, 'new', 'pending'));
  if (!isAnswered) return story;
  answer(random, story, asked, now, timeZone);
  close(random, story, asked.status, now);
  return story;
}

function opening(asked: Request): Story {
  const plus: Happening[] = asked.isPlus
    ? [{ kind: 'plus_lead', at: asked.createdAt, byVendor: false, details: {} }]
    : [];
  return {
    readAt: null,
    turns: [],
    happenings: [{ kind: 'info_request', at: asked.createdAt, byVendor: false, details: {} }, ...plus],
    firstAnsweredAt: null,
    answerMinutes: null,
    waitingSince: asked.createdAt,
    unread: 0,
    processStateId: null,
    rejectReasonId: null,
    dealAt: null,
  };
}

/** The vendor answers within the hours of work, and the couple may write again. */
function answer(random: Random, story: Story, asked: Request, now: Date, timeZone: string): void {
  const at = inWorkingHours(later(story.readAt ?? asked.createdAt, random.int(4, 900), now), timeZone, now);
  story.firstAnsweredAt = at;
  story.answerMinutes = workingMinutes(asked.createdAt, at, timeZone);
  story.waitingSince = null;
  story.turns.push({ direction: 'out', at });
  story.happenings.push({ kind: 'send_email', at, byVendor: true, details: {} });
  story.happenings.push(step('status_changed', at, 'pending', 'negotiating'));
  if (!random.chance(0.6)) return;
  const writtenAt = later(at, random.int(30, 2000), now);
  story.turns.push({ direction: 'in', at: writtenAt });
  story.happenings.push({ kind: 'email_received', at: writtenAt, byVendor: false, details: {} });
  const isOpen = (OPEN_LEAD_STATUSES as readonly string[]).includes(asked.status);
  const isLate = now.getTime() - writtenAt.getTime() > LONGEST_WAIT_MS;
  if (isOpen && random.chance(0.4) && !isLate) {
    story.waitingSince = writtenAt;
    story.unread = 1;
    return;
  }
  const againAt = inWorkingHours(later(writtenAt, random.int(20, 700), now), timeZone, now);
  story.turns.push({ direction: 'out', at: againAt });
  story.happenings.push({ kind: 'send_email', at: againAt, byVendor: true, details: {} });
}

/** How it ended, or where it stands. */
function close(random: Random, story: Story, status: LeadStatus, now: Date): void {
  const at = later(story.turns.at(-1)?.at ?? now, random.int(60, 3000), now);
  switch (status) {
    case 'negotiating':
      story.processStateId = random.chance(0.6) ? random.int(1, NEGOTIATION_STATES) : null;
      return;
    case 'rejected':
      story.rejectReasonId = random.int(1, REJECT_REASONS);
      story.happenings.push({
        ...step('reject', at, 'negotiating', 'rejected'),
        details: { from: 'negotiating', to: 'rejected', reasonId: story.rejectReasonId },
      });
      return;
    case 'deal':
    case 'deal_approved':
      story.dealAt = at;
      story.happenings.push(step('deal', at, 'negotiating', 'deal'));
      if (status === 'deal_approved')
        story.happenings.push(step('deal_approved', later(at, random.int(60, 600), now), 'deal', 'deal_approved'));
      return;
    case 'call_again':
      story.happenings.push(step('call_again', at, 'negotiating', 'call_again'));
      return;
    case 'spam_reported':
      story.happenings.push({
        ...step('spam_reported', at, 'negotiating', 'spam_reported'),
        details: { from: 'negotiating', to: 'spam_reported', reasonId: 1 },
      });
      return;
    case 'offer_made':
    case 'not_wedding':
      story.happenings.push(step('status_changed', at, 'negotiating', status));
      return;
    case 'new':
    case 'pending':
      throw new Error('Nothing was answered yet, so nothing can be over.');
  }
}

function step(kind: LeadEventKind, at: Date, from: LeadStatus, to: LeadStatus): Happening {
  return { kind, at, byVendor: true, details: { from, to } };
}

/** So many minutes on, but never in the future: then halfway between the two. */
function later(from: Date, minutes: number, now: Date): Date {
  const at = from.getTime() + minutes * MINUTE_MS;
  return new Date(at < now.getTime() ? at : (from.getTime() + now.getTime()) / 2);
}

/** The next hour in which somebody is at work, if that has come yet. */
function inWorkingHours(at: Date, timeZone: string, now: Date): Date {
  let moment = at.getTime();
  while (workingMinutes(new Date(moment), new Date(moment + MINUTE_MS), timeZone) === 0) moment += HOUR_MS;
  return moment < now.getTime() ? new Date(moment) : at;
}
