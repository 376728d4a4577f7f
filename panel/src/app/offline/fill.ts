import type { SessionUser } from '@bellbird/contract/people/customer-users';
import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import type { QueryClient } from '@tanstack/react-query';
import { promptsOptions } from '#domains/attention/prompts/prompts.queries.ts';
import { peekAtLead } from '#domains/couples/leads/detail/lead.queries.ts';
import { homeOptions } from '#domains/couples/leads/home/home.queries.ts';
import { leadCountsOptions } from '#domains/couples/leads/leads.queries.ts';
import { filterQuery, NO_FILTERS } from '#domains/couples/leads/list/lead-search.ts';
import { leadViewsOptions, leadsOptions } from '#domains/couples/leads/list/list.queries.ts';
import { pickTemplatesOptions } from '#domains/couples/messages/messages.queries.ts';
import { couplesOptions, eventsOptions, overviewOptions } from '#domains/listing/calendar/calendar.queries.ts';
import { followedDaysOptions } from '#domains/listing/calendar/followed/followed.queries.ts';
import { shiftMonth } from '#domains/listing/calendar/month/month.ts';
import { configListOptions } from '#platform/config-lists/use-config-list.ts';
import { toDay } from '#platform/formats/dates.ts';
import { rememberText } from '#platform/offline/answers.ts';
import { readOwnToken } from '#platform/session/refresh-session.ts';
import { idle } from '#platform/time/idle.ts';
import { permissionsOptions } from '../provider/permissions.queries.ts';

/** The couples that a phone has with it: two pages of the list. */
const LIST_PAGES = [1, 2];
/** Most vendors have one provider; more calendars than these are seldom needed on the way. */
const CALENDARS = 3;

/**
 * Fetches what should be readable without a connection: the last 50 couples with their conversations, those who wait,
 * calendars for two months and what is to do. Each answer is stored by the calls themselves. A couple whose row has not
 * changed is not fetched again.
 */
export async function fillStore(queries: QueryClient, user: SessionUser, now: Date): Promise<void> {
  const may = (page: 'leads' | 'calendar') =>
    user.customerUserProviders.flatMap(({ providerId, pages }) => (pages.includes(page) ? [providerId] : []));
  const month = toDay(now).slice(0, 'YYYY-MM'.length);
  // The next one, too: a month shows its first days.
  const months = [month, shiftMonth(month, 1)];
  await oneByOne([
    // Somebody who signs in by the form has not asked for it, and without it the next start offline knows nobody.
    readOwnToken,
    // One call brings all lists.
    () => queries.prefetchQuery(configListOptions('lead_status')),
    () => queries.prefetchQuery(homeOptions(now)),
    () => queries.prefetchInfiniteQuery(promptsOptions({ state: 'open' })),
    ...may('calendar')
      .slice(0, CALENDARS)
      .flatMap((id) => [
        () => queries.prefetchQuery(permissionsOptions(id)),
        () => queries.prefetchQuery(overviewOptions(id)),
        ...months.flatMap((each) => [
          () => queries.prefetchQuery(eventsOptions(id, each)),
          () => queries.prefetchQuery(couplesOptions(id, each)),
          () => queries.prefetchQuery(followedDaysOptions(id, each)),
        ]),
      ]),
  ]);
  if (may('leads').length > 0) await fillCouples(queries, user.customerId);
}

async function fillCouples(queries: QueryClient, customerId: number): Promise<void> {
  const page = { limit: PAGE_LIMIT_DEFAULT } as const;
  const rows: LeadSummary[] = [];
  await oneByOne([
    ...LIST_PAGES.map((number) => async () => {
      const query = { ...filterQuery(NO_FILTERS), sort: 'newest', page: number, ...page } as const;
      rows.push(...(await queries.fetchQuery(leadsOptions(query))).data);
    }),
    () =>
      queries.prefetchQuery(
        leadsOptions({ ...filterQuery({ ...NO_FILTERS, unanswered: true }), sort: 'waiting', page: 1, ...page }),
      ),
    () => queries.prefetchQuery(leadCountsOptions({})),
    () => queries.prefetchQuery(leadViewsOptions),
    () => queries.prefetchQuery(pickTemplatesOptions(customerId, '')),
  ]);
  await oneByOne(rows.map((row) => () => fillCouple(row)));
}

async function fillCouple(row: LeadSummary): Promise<void> {
  const name = `row/${row.id}`;
  const isChanged = await rememberText(name, JSON.stringify(row));
  // What could not be fetched is fetched the next time.
  if (isChanged) await peekAtLead(row.id).catch(() => rememberText(name, ''));
}

/** Each when the browser has nothing else to do: fifty answers at once would stop a slow phone for a second. */
async function oneByOne(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await idle();
    await step();
  }
}
