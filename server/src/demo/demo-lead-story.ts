import { type LeadEventKind, type LeadStatus, OPEN_LEAD_STATUSES } from '@bellbird/contract/couples/leads';
import { workingMinutes } from '@bellbird/contract/shared/working-time';
import type { Random } from '#fake-data/random.ts';
import type { Request } from '#fake-data/requests.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The longest time without an answer. */
const LONGEST_WAIT_MS = 6 * 24 * HOUR_MS;
const NEGOTIATION_STATES = 4;
const REJECT_REASONS = 6;

export type Turn = { direction: 'in' | 'out'; at: Date };
export type StoryEvent = {
  kind: LeadEventKind;
  at: Date;
  byVendor: boolean;
  details: { from?: LeadStatus; to?: LeadStatus; reasonId?: number; count?: number };
};

/** The history of a request, in order, with times that fit together. */
export type Story = {
  readAt: Date | null;
  turns: Turn[];
  events: StoryEvent[];
  firstAnsweredAt: Date | null;
  answerMinutes: number | null;
  waitingSince: Date | null;
  /** 1 if the couple's last message is unread. */
  unread: number;
  processStateId: number | null;
  rejectReasonId: number | null;
  dealAt: Date | null;
};

export function makeStory(random: Random, asked: Request, now: Date, timeZone: string): Story {
  const story = startStory(asked);
  const isAnswered = asked.status !== 'new' && asked.status !== 'pending';
  if (asked.status === 'new') return story;
  const readAt = addMinutes(asked.createdAt, random.int(5, 50), now);
  story.readAt = readAt;
  story.events.push(toStep('status_changed', readAt, 'new', 'pending'));
  if (!isAnswered) return story;
  addAnswer(random, story, asked, now, timeZone);
  addOutcome(random, story, asked.status, now);
  return story;
}

function startStory(asked: Request): Story {
  const plus: StoryEvent[] = asked.isPlus
    ? [{ kind: 'plus_lead', at: asked.createdAt, byVendor: false, details: {} }]
    : [];
  return {
    readAt: null,
    turns: [],
    events: [{ kind: 'info_request', at: asked.createdAt, byVendor: false, details: {} }, ...plus],
    firstAnsweredAt: null,
    answerMinutes: null,
    waitingSince: asked.createdAt,
    unread: 0,
    processStateId: null,
    rejectReasonId: null,
    dealAt: null,
  };
}

/** The vendor answers in working hours, and the couple may write again. */
function addAnswer(random: Random, story: Story, asked: Request, now: Date, timeZone: string): void {
  const at = toWorkingHours(addMinutes(story.readAt ?? asked.createdAt, random.int(4, 900), now), timeZone, now);
  story.firstAnsweredAt = at;
  story.answerMinutes = workingMinutes(asked.createdAt, at, timeZone);
  story.waitingSince = null;
  story.turns.push({ direction: 'out', at });
  story.events.push({ kind: 'send_email', at, byVendor: true, details: {} });
  story.events.push(toStep('status_changed', at, 'pending', 'negotiating'));
  if (!random.chance(0.6)) return;
  const writtenAt = addMinutes(at, random.int(30, 2000), now);
  story.turns.push({ direction: 'in', at: writtenAt });
  story.events.push({ kind: 'email_received', at: writtenAt, byVendor: false, details: {} });
  const isOpen = (OPEN_LEAD_STATUSES as readonly string[]).includes(asked.status);
  const isTooOld = now.getTime() - writtenAt.getTime() > LONGEST_WAIT_MS;
  if (isOpen && random.chance(0.4) && !isTooOld) {
    story.waitingSince = writtenAt;
    story.unread = 1;
    return;
  }
  const againAt = toWorkingHours(addMinutes(writtenAt, random.int(20, 700), now), timeZone, now);
  story.turns.push({ direction: 'out', at: againAt });
  story.events.push({ kind: 'send_email', at: againAt, byVendor: true, details: {} });
}

/** How it ended, or its current state. */
function addOutcome(random: Random, story: Story, status: LeadStatus, now: Date): void {
  const at = addMinutes(story.turns.at(-1)?.at ?? now, random.int(60, 3000), now);
  switch (status) {
    case 'negotiating':
      story.processStateId = random.chance(0.6) ? random.int(1, NEGOTIATION_STATES) : null;
      return;
    case 'rejected':
      story.rejectReasonId = random.int(1, REJECT_REASONS);
      story.events.push({
        ...toStep('reject', at, 'negotiating', 'rejected'),
        details: { from: 'negotiating', to: 'rejected', reasonId: story.rejectReasonId },
      });
      return;
    case 'deal':
    case 'deal_approved':
      story.dealAt = at;
      story.events.push(toStep('deal', at, 'negotiating', 'deal'));
      if (status === 'deal_approved')
        story.events.push(toStep('deal_approved', addMinutes(at, random.int(60, 600), now), 'deal', 'deal_approved'));
      return;
    case 'call_again':
      story.events.push(toStep('call_again', at, 'negotiating', 'call_again'));
      return;
    case 'spam_reported':
      story.events.push({
        ...toStep('spam_reported', at, 'negotiating', 'spam_reported'),
        details: { from: 'negotiating', to: 'spam_reported', reasonId: 1 },
      });
      return;
    case 'offer_made':
    case 'not_wedding':
      story.events.push(toStep('status_changed', at, 'negotiating', status));
      return;
    case 'new':
    case 'pending':
      throw new Error('A request without an answer has no outcome.');
  }
}

function toStep(kind: LeadEventKind, at: Date, from: LeadStatus, to: LeadStatus): StoryEvent {
  return { kind, at, byVendor: true, details: { from, to } };
}

/** That many minutes later. If that is in the future, halfway to now. */
function addMinutes(from: Date, minutes: number, now: Date): Date {
  const at = from.getTime() + minutes * MINUTE_MS;
  return new Date(at < now.getTime() ? at : (from.getTime() + now.getTime()) / 2);
}

/** The next working hour, if it is in the past. */
function toWorkingHours(at: Date, timeZone: string, now: Date): Date {
  let moment = at.getTime();
  while (workingMinutes(new Date(moment), new Date(moment + MINUTE_MS), timeZone) === 0) moment += HOUR_MS;
  return moment < now.getTime() ? new Date(moment) : at;
}
