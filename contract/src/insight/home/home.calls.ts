import { z } from 'zod';
import { readCoupleProviderStats } from '../../couples/leads/deals.calls.ts';
import { Reminder } from '../../couples/leads/lead-steps.calls.ts';
import { LeadSummary, readResponseTimes } from '../../couples/leads/leads.calls.ts';
import { member } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { PROMPT_TYPE_NAMES } from '../../attention/prompts/prompt-types.ts';
import { Day, Instant, id } from '../../shared/fields.ts';

export const HomeWords = z.object({
  leadId: id('lead'),
  coupleName: z.string(),
  at: Instant,
  text: z.string(),
});
export type HomeWords = z.output<typeof HomeWords>;

/** Something that asks for attention, in a line. */
export const HomePrompt = z.object({
  id: id('prompt'),
  type: z.enum(PROMPT_TYPE_NAMES),
  title: z.string(),
  providerName: z.string(),
  /** Where it leads inside the panel. */
  path: z.string().nullable(),
});
export type HomePrompt = z.output<typeof HomePrompt>;

export const HomePackage = z.object({
  providerId: id('provider'),
  providerName: z.string(),
  name: z.string(),
  endsOn: Day.nullable(),
  isLimited: z.boolean(),
});
export type HomePackage = z.output<typeof HomePackage>;

export const Home = z.object({
  /** Those who wait longest, and how many wait in all. */
  waiting: z.object({ couples: z.array(LeadSummary), total: z.int() }),
  figures: z.object({
    times: readResponseTimes.responses[200].shape.data,
    /** How many asked in the month, and in the one before it. */
    asked: z.int(),
    askedBefore: z.int(),
    deals: readCoupleProviderStats.responses[200].shape.data,
    unanswered: z.int(),
    unreadMessages: z.int(),
    /** Requests nobody has looked into yet. */
    pending: z.int(),
  }),
  /** People day by day over the last 30 days, and over those before; null where no package holds statistics. */
  visits: z.object({ from: Day, to: Day, days: z.array(z.int()), daysBefore: z.array(z.int()) }).nullable(),
  /** What is to be done besides reminders, which stand by themselves: the newest first, and how much there is of it. */
  prompts: z.object({ first: z.array(HomePrompt), total: z.int() }),
  /** The packages of providers whose payments the caller manages, the first to end first. */
  packages: z.array(HomePackage),
  /** The caller's own, the next one first. */
  reminders: z.array(Reminder),
  /** What each couple said last, the latest first. */
  lastWords: z.array(HomeWords),
});
export type Home = z.output<typeof Home>;

export const readHome = call({
  name: 'home.read',
  method: 'GET',
  path: '/home',
  summary: 'The first page of the day in one answer: who waits, how the month goes, what is coming up, who wrote last',
  /** Each part is of what the caller looks after; who answers no couples has a home too. */
  access: member,
  query: z.object({
    /** The month the figures are of, as the vendor's own calendar has it: 2026-11. */
    month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Please give a month as in 2026-11.'),
  }),
  responses: { 200: one(Home) },
});
