import type { Home, HomePrompt, HomeWords } from '@bellbird/contract/insight/home';
import { PROMPT_TYPE_NAMES, type Prompt } from '@bellbird/contract/attention/prompts';
import { type Member, providersFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { addDays, monthsBefore } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { CoupleProvidersService } from '#domains/couples/couples/couples.public.ts';
import type { LeadRemindersService, LeadsService, LeadTimelineService } from '#domains/couples/leads/leads.public.ts';
import { findProviderPackages } from '#domains/money/packages/packages.public.ts';
import type { PromptsService } from '#domains/attention/prompts/prompts.public.ts';
import { findRecentVisits } from '#domains/insight/statistics/statistics.public.ts';
import { findProviderNames } from './home.repository.ts';

type Services = {
  db: Db;
  clock: Clock;
  prompts: PromptsService;
  leads: LeadsService;
  deals: CoupleProvidersService;
  reminders: LeadRemindersService;
  timeline: LeadTimelineService;
};

/** So many lines a card of home shows. */
const SHOWN = { page: 1, limit: 5 };
/** The cards at the side are shorter. */
const SHOWN_ASIDE = { page: 1, limit: 3 };
/** So far back home looks for what couples said last. */
const RECENT = { page: 1, limit: 50 };
/** Reminders have a card of their own. */
const BESIDES_REMINDERS = PROMPT_TYPE_NAMES.filter((type) => type !== 'reminder');
const RECEIVED: ReadonlySet<string> = new Set(['email_received', 'sms_received', 'receive_message']);

export type HomeService = ReturnType<typeof createHomeService>;

/** What the first page of the day shows, put together from what each domain answers. */
export function createHomeService({ db, clock, leads, deals, reminders, timeline, prompts }: Services) {
  return {
    async read(caller: Member, month: string): Promise<Home> {
      const { start, beforeStart, beforeEnd } = monthsOf(month);
      // In one transaction, which all of these join: what they ask travels together.
      const [waiting, times, asked, before, all, booked, due, events, visits, todo, packages] = await db.tenant(
        caller.customerId,
        (tx) =>
          Promise.all([
            leads.list(caller, { unanswered: 'true', sort: 'waiting', ...SHOWN }),
            leads.responseTimes(caller, {}),
            leads.counts(caller, { createdAtStart: start }),
            leads.counts(caller, { createdAtStart: beforeStart, createdAtEnd: beforeEnd }),
            leads.counts(caller, {}),
            deals.stats(caller, { agreedAtStart: start }),
            reminders.list(caller, SHOWN),
            timeline.customerInteractions(caller, caller.customerId, RECENT),
            findRecentVisits(tx, caller, clock.now()),
            prompts.list(caller, { state: 'open', type: BESIDES_REMINDERS, ...SHOWN_ASIDE }),
            packagesFor(tx, caller, clock.now()),
          ]),
      );
      return {
        waiting: { couples: waiting.data, total: waiting.total },
        figures: {
          times,
          asked: asked.infoRequests.total,
          askedBefore: before.infoRequests.total,
          deals: booked,
          unanswered: all.infoRequests.unanswered,
          unreadMessages: all.infoRequests.unreadMessages,
          pending: all.infoRequests.pending,
        },
        visits,
        prompts: { first: todo.data.map(inShort), total: todo.total },
        packages,
        reminders: due.data,
        lastWords: lastWordsOf(events.data),
      };
    },
  };
}

/** A prompt without what its own page shows. */
function inShort({ id, type, title, provider, linkData }: Prompt): HomePrompt {
  return { id, type, title, providerName: provider.name, path: linkData?.path ?? null };
}

/** The first packages to end; one that never does comes last. */
async function packagesFor(tx: Tx, caller: Member, now: Date): Promise<Home['packages']> {
  const ids = providersFor(caller, 'payments');
  const [packages, names] = await Promise.all([
    findProviderPackages(tx, ids, now),
    findProviderNames(tx, caller.customerId, ids),
  ]);
  return packages
    .toSorted(
      (one, other) =>
        (one.dateEnd ?? '9999').localeCompare(other.dateEnd ?? '9999') || one.providerId - other.providerId,
    )
    .slice(0, SHOWN_ASIDE.limit)
    .map(({ providerId, dateEnd, isLimited }) => {
      const named = names.find(({ id }) => id === providerId);
      return {
        providerId,
        providerName: named?.name ?? '',
        name: named?.listing_product_name ?? '',
        endsOn: dateEnd,
        isLimited,
      };
    });
}

/** A month and the whole one before it, in days. */
function monthsOf(month: string): { start: string; beforeStart: string; beforeEnd: string } {
  const start = new Date(`${month}-01T00:00:00Z`);
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  return { start: day(start), beforeStart: day(monthsBefore(start, 1)), beforeEnd: day(addDays(start, -1)) };
}

type Event = Awaited<ReturnType<LeadTimelineService['customerInteractions']>>['data'][number];

function lastWordsOf(events: readonly Event[]): HomeWords[] {
  const last = new Map<number, HomeWords>();
  for (const { kind, text, at, lead } of events)
    if (RECEIVED.has(kind) && text && !last.has(lead.id))
      last.set(lead.id, { leadId: lead.id, coupleName: lead.coupleName, at, text });
  return [...last.values()];
}
