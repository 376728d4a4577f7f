import type { Badges, Home, HomePrompt, HomeMessage } from '@bellbird/contract/insight/home';
import { PROMPT_TYPE_NAMES, type Prompt } from '@bellbird/contract/attention/prompts';
import { type Member, providersFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { addDays, monthsBefore } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type DealsService,
  type LeadListService,
  type LeadRemindersService,
  type LeadTimelineService,
  findComingWeddings,
  toLeadOwner,
} from '#domains/couples/leads/leads.public.ts';
import { findComingAppointments } from '#domains/listing/calendar/calendar.public.ts';
import type { UnmatchedService } from '#domains/couples/messages/messages.public.ts';
import { findProviderPackages } from '#domains/money/packages/packages.public.ts';
import type { PromptsService } from '#domains/attention/prompts/prompts.public.ts';
import { isNewUser } from '#domains/people/customer-users/customer-users.public.ts';
import { findRecentVisits } from '#domains/insight/statistics/statistics.public.ts';

type Services = {
  db: Db;
  clock: Clock;
  prompts: PromptsService;
  leads: LeadListService;
  deals: DealsService;
  reminders: LeadRemindersService;
  timeline: LeadTimelineService;
  unmatched: Pick<UnmatchedService, 'count'>;
};

/** How many entries a card of the home page shows. */
const CARD = { page: 1, limit: 5 };
/** The cards at the side are shorter. */
const SIDE_CARD = { page: 1, limit: 3 };
/** Weddings that are prepared now. */
const WEDDING_DAYS = 14;
/** How many events to search for the couples' last messages. */
const RECENT = 50;
/** Reminders have their own card. */
const OTHER_PROMPTS = PROMPT_TYPE_NAMES.filter((type) => type !== 'reminder');
const RECEIVED: ReadonlySet<string> = new Set(['email_received', 'sms_received', 'receive_message']);

export type HomeService = ReturnType<typeof createHomeService>;

/** The home page, composed from the services of other domains. */
export function createHomeService({ db, clock, leads, deals, reminders, timeline, prompts, unmatched }: Services) {
  return {
    /** The counts around every page, in one transaction as well. */
    async badges(caller: Member): Promise<Badges> {
      const [ofLeads, ofPrompts, waiting] = await db.tenant(caller.customerId, () =>
        Promise.all([leads.counts(caller, {}), prompts.meta(caller), unmatched.count(caller)]),
      );
      return { leads: ofLeads, prompts: ofPrompts, unmatched: waiting };
    },

    async read(caller: Member, month: string): Promise<Home> {
      const months = toMonths(month);
      const owner = toLeadOwner(caller);
      const next = { now: clock.now().toISOString(), limit: SIDE_CARD.limit };
      // All of these join one transaction, so their queries are sent together.
      const [isNew, waiting, figures, booked, due, events, visits, todo, packages, appointments, weddings] =
        await db.tenant(caller.customerId, (tx) =>
          Promise.all([
            isNewUser(tx, caller),
            leads.waiting(caller, CARD.limit),
            leads.figures(caller, months),
            deals.stats(caller, { agreedAtStart: months.start }),
            reminders.list(caller, CARD),
            timeline.recentInteractions(caller, RECENT),
            findRecentVisits(tx, caller, clock.now()),
            prompts.list(caller, { state: 'open', type: OTHER_PROMPTS, ...SIDE_CARD }),
            findPackages(tx, caller, clock.now()),
            findComingAppointments(tx, owner, next),
            findComingWeddings(tx, owner, { ...next, days: WEDDING_DAYS }),
          ]),
        );
      return {
        isNew: isNew && !caller.actor,
        waiting: { couples: waiting, total: figures.times.unanswered },
        figures: { ...figures, deals: booked },
        visits,
        prompts: todo.data.map(presentPrompt),
        packages,
        reminders: due.data,
        appointments: appointments.map(presentAppointment),
        weddings: weddings.map(presentWedding),
        lastWords: findLastMessages(events),
      };
    },
  };
}

/** A prompt in one line. */
function presentPrompt({ id, type, title, provider, linkData }: Prompt): HomePrompt {
  return { id, type, title, providerName: provider.name, path: linkData?.path ?? null };
}

type Appointment = Awaited<ReturnType<typeof findComingAppointments>>[number];

function presentAppointment({
  id,
  couple_name,
  at,
  provider_name,
  time_zone,
}: Appointment): Home['appointments'][number] {
  return { leadId: id, coupleName: couple_name, at, providerName: provider_name, timeZone: time_zone };
}

type Wedding = Awaited<ReturnType<typeof findComingWeddings>>[number];

function presentWedding({ id, couple_name, day, guests, provider_name }: Wedding): Home['weddings'][number] {
  return { leadId: id, coupleName: couple_name, day, guests, providerName: provider_name };
}

/** The packages that end first. One without an end comes last. */
async function findPackages(tx: Tx, caller: Member, now: Date): Promise<Home['packages']> {
  const packages = await findProviderPackages(tx, providersFor(caller, 'payments'), now);
  return packages
    .toSorted(
      (one, other) =>
        (one.dateEnd ?? '9999').localeCompare(other.dateEnd ?? '9999') || one.providerId - other.providerId,
    )
    .slice(0, SIDE_CARD.limit)
    .map(({ providerId, providerName, name, dateEnd, isLimited }) => ({
      providerId,
      providerName,
      name,
      endsOn: dateEnd,
      isLimited,
    }));
}

/** The first day of a month, and the first and last day of the month before. */
function toMonths(month: string): { start: string; beforeStart: string; beforeEnd: string } {
  const start = new Date(`${month}-01T00:00:00Z`);
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  return { start: day(start), beforeStart: day(monthsBefore(start, 1)), beforeEnd: day(addDays(start, -1)) };
}

type Event = Awaited<ReturnType<LeadTimelineService['recentInteractions']>>[number];

function findLastMessages(events: readonly Event[]): HomeMessage[] {
  const last = new Map<number, HomeMessage>();
  for (const { kind, text, at, lead } of events)
    if (RECEIVED.has(kind) && text && !last.has(lead.id))
      last.set(lead.id, { leadId: lead.id, coupleName: lead.coupleName, at, text });
  return [...last.values()];
}
