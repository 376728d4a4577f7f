import { z } from 'zod';
import { readCoupleProviderStats } from '../../couples/leads/deals.calls.ts';
import { Reminder } from '../../couples/leads/lead-steps.calls.ts';
import { LeadCounts, LeadSummary, readResponseTimes } from '../../couples/leads/leads.calls.ts';
import { member } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { PROMPT_TYPE_NAMES } from '../../attention/prompts/prompt-types.ts';
import { PromptMeta } from '../../attention/prompts/prompts.calls.ts';
import { Day, Instant, id, ourText } from '../../shared/fields.ts';

export const HomeMessage = z.object({
  leadId: id('lead'),
  coupleName: z.string(),
  at: Instant,
  text: z.string(),
});
export type HomeMessage = z.output<typeof HomeMessage>;

/** A prompt in one line. */
export const HomePrompt = z.object({
  id: id('prompt'),
  type: z.enum(PROMPT_TYPE_NAMES),
  title: ourText(),
  providerName: z.string(),
  /** The page it links to. */
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

/** A couple’s visit that was agreed on. */
export const HomeAppointment = z.object({
  leadId: id('lead'),
  coupleName: z.string(),
  at: Instant,
  providerName: z.string(),
  timeZone: z.string(),
});

export const HomeWedding = z.object({
  leadId: id('lead'),
  coupleName: z.string(),
  day: Day,
  guests: z.int().nullable(),
  providerName: z.string(),
});

export const Home = z.object({
  /** The user has neither finished nor dismissed the tour. Never while the team acts for them. */
  isNew: z.boolean(),
  /** The couples who have waited longest, and how many are waiting in total. */
  waiting: z.object({ couples: z.array(LeadSummary), total: z.int() }),
  figures: z.object({
    times: readResponseTimes.responses[200].shape.data,
    /** How many couples asked in the month, and in the one before. */
    asked: z.int(),
    askedBefore: z.int(),
    deals: readCoupleProviderStats.responses[200].shape.data,
    unreadMessages: z.int(),
  }),
  /** Visitors by day over the last 30 days, and the 30 before; null if no package includes statistics. */
  visits: z.object({ from: Day, to: Day, days: z.array(z.int()), daysBefore: z.array(z.int()) }).nullable(),
  /** The newest open prompts other than reminders. */
  prompts: z.array(HomePrompt),
  /** The packages of providers whose payments the user manages, ordered by end. */
  packages: z.array(HomePackage),
  /** The user's own, the next one first. */
  reminders: z.array(Reminder),
  /** The next ones, and the weddings of the next two weeks. */
  appointments: z.array(HomeAppointment),
  weddings: z.array(HomeWedding),
  /** The last message of each couple, newest first. */
  lastWords: z.array(HomeMessage),
});
export type Home = z.output<typeof Home>;

export const readHome = call({
  name: 'home.read',
  method: 'GET',
  path: '/home',
  summary: 'The home page in one response: who is waiting, how the month is going, what is due, who wrote last',
  /** Each part contains only what the user has access to. */
  access: member,
  query: z.object({
    /** The month of the figures, in the vendor's time zone: 2026-11. */
    month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Please enter a month such as 2026-11.'),
  }),
  responses: { 200: one(Home) },
});

/** Every count that the navigation and the bell show, each as its own call returns it. */
export const Badges = z.object({
  leads: LeadCounts,
  prompts: PromptMeta,
  /** Messages that could not be matched to a couple yet. */
  unmatched: z.int(),
});
export type Badges = z.output<typeof Badges>;

export const readBadges = call({
  name: 'home.badges',
  method: 'GET',
  path: '/badges',
  summary: 'All counts around a page in one response: couples, prompts and unmatched messages',
  /** Without access to couples, they count as none. */
  access: member,
  responses: { 200: one(Badges) },
});
