import type { Home, HomeWords } from '@bellbird/contract/home';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { addDays, monthsBefore } from '#platform/time/calendar.ts';
import type { CoupleProvidersService } from '../couples/couples.public.ts';
import type { LeadRemindersService, LeadsService, LeadTimelineService } from '../leads/leads.public.ts';

type Services = {
  db: Db;
  leads: LeadsService;
  deals: CoupleProvidersService;
  reminders: LeadRemindersService;
  timeline: LeadTimelineService;
};

/** So many lines a card of home shows. */
const SHOWN = { page: 1, limit: 5 };
/** So far back home looks for what couples said last. */
const RECENT = { page: 1, limit: 50 };
const RECEIVED: ReadonlySet<string> = new Set(['email_received', 'sms_received', 'receive_message']);

export type HomeService = ReturnType<typeof createHomeService>;

/** What the first page of the day shows, put together from what each domain answers. */
export function createHomeService({ db, leads, deals, reminders, timeline }: Services) {
  return {
    async read(caller: Member, month: string): Promise<Home> {
      const { start, beforeStart, beforeEnd } = monthsOf(month);
      // In one transaction, which all of these join: what they ask travels together.
      const [waiting, times, asked, before, all, booked, due, events] = await db.tenant(caller.customerId, () =>
        Promise.all([
          leads.list(caller, { unanswered: 'true', sort: 'waiting', ...SHOWN }),
          leads.responseTimes(caller, {}),
          leads.counts(caller, { createdAtStart: start }),
          leads.counts(caller, { createdAtStart: beforeStart, createdAtEnd: beforeEnd }),
          leads.counts(caller, {}),
          deals.stats(caller, { agreedAtStart: start }),
          reminders.list(caller, SHOWN),
          timeline.customerInteractions(caller, caller.customerId, RECENT),
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
        },
        reminders: due.data,
        lastWords: lastWordsOf(events.data),
      };
    },
  };
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
