import type { LeadFilter, LeadSort, LeadSummary } from '@bellbird/contract/couples/leads';
import { LEAD_STATUSES, type LeadStatus, OPEN_LEAD_STATUSES } from '@bellbird/contract/couples/leads/lead-status.ts';
import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import type { Search } from '#platform/routing/search.ts';
import { isRealDay } from '#ui/forms/day.ts';

type Source = LeadSummary['source'];

export const SOURCES: readonly Source[] = ['marketplace', 'app', 'manual'];
const SORTS: readonly LeadSort[] = ['newest', 'oldest', 'waiting', 'wedding', 'name', 'budget', 'answer'];
const LIMITS: readonly number[] = [25, 50, 100];

/** `open` means every status in which the couple can still be won, also in the address. */
export type StatusChoice = LeadStatus | 'open';
const STATUS_CHOICES: readonly StatusChoice[] = ['open', ...LEAD_STATUSES];

/** The filters of a list of couples, as its address names them. */
export type LeadFilters = {
  status: readonly StatusChoice[];
  providerIds: readonly number[];
  source: readonly Source[];
  unanswered: boolean;
  answered: boolean;
  unread: boolean;
  isPrepaid: boolean;
  weddingStart: string | undefined;
  weddingEnd: string | undefined;
  createdAtStart: string | undefined;
  createdAtEnd: string | undefined;
  agreedAtStart: string | undefined;
  agreedAtEnd: string | undefined;
  coupleName: string | undefined;
  /** Without confirmed spam. */
  genuine: boolean;
  /** Also those who asked more than six months ago. */
  older: boolean;
};

export type LeadListState = LeadFilters & {
  sort: LeadSort;
  page: number;
  limit: number;
  view: 'list' | 'board';
  /** The board's column that a phone shows. */
  column: string | undefined;
};

/** Reads the list's state from an address; values it does not know are ignored. */
export function readLeadSearch(search: Search): LeadListState {
  const all = (name: string) => [search[name] ?? []].flat().flatMap((value) => value.split(','));
  const one = (name: string) => all(name)[0];
  const day = (name: string) => all(name).find(isRealDay);
  return {
    status: STATUS_CHOICES.filter((status) => all('status').includes(status)),
    providerIds: all('providerIds')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
    source: SOURCES.filter((source) => all('source').includes(source)),
    unanswered: one('unanswered') === 'true',
    answered: one('answered') === 'true',
    unread: one('isRead') === 'false',
    isPrepaid: one('isPrepaid') === 'true',
    weddingStart: day('weddingStart'),
    weddingEnd: day('weddingEnd'),
    createdAtStart: day('createdAtStart'),
    createdAtEnd: day('createdAtEnd'),
    agreedAtStart: day('agreedAtStart'),
    agreedAtEnd: day('agreedAtEnd'),
    coupleName: one('coupleName') || undefined,
    genuine: one('genuine') === 'true',
    older: one('older') === 'true',
    sort: SORTS.find((sort) => sort === one('sort')) ?? 'newest',
    page: Math.max(1, Math.trunc(Number(one('page'))) || 1),
    limit: LIMITS.find((limit) => limit === Number(one('limit'))) ?? PAGE_LIMIT_DEFAULT,
    view: one('view') === 'board' ? 'board' : 'list',
    column: one('column'),
  };
}

/** Filters as search parameters: only the active ones. */
export function filterSearch(filters: Partial<LeadFilters>): Record<string, string | string[] | undefined> {
  const { status, providerIds, source, unanswered, answered, unread, isPrepaid, genuine, older, ...plain } = filters;
  return {
    ...plain,
    ...(status && { status: [...status] }),
    ...(providerIds && { providerIds: providerIds.map(String) }),
    ...(source && { source: [...source] }),
    ...(unanswered !== undefined && { unanswered: unanswered ? 'true' : undefined }),
    ...(answered !== undefined && { answered: answered ? 'true' : undefined }),
    ...(unread !== undefined && { isRead: unread ? 'false' : undefined }),
    ...(isPrepaid !== undefined && { isPrepaid: isPrepaid ? 'true' : undefined }),
    ...(genuine !== undefined && { genuine: genuine ? 'true' : undefined }),
    ...(older !== undefined && { older: older ? 'true' : undefined }),
  };
}

/** Filters as query parameters of the API. */
export function filterQuery(filters: LeadFilters): LeadFilter {
  const { status, providerIds, source, unanswered, answered, unread, isPrepaid, genuine, older } = filters;
  const { weddingStart, weddingEnd, createdAtStart, createdAtEnd, agreedAtStart, agreedAtEnd, coupleName } = filters;
  return {
    ...(status.length > 0 && { status: toStatuses(status) }),
    ...(providerIds.length > 0 && { providerIds: [...providerIds] }),
    ...(source.length > 0 && { source: [...source] }),
    ...(unanswered && { unanswered: 'true' as const }),
    ...(answered && { answered: 'true' as const }),
    ...(unread && { isRead: 'false' as const }),
    ...(isPrepaid && { isPrepaid: 'true' as const }),
    ...(weddingStart && { weddingStart }),
    ...(weddingEnd && { weddingEnd }),
    ...(createdAtStart && { createdAtStart }),
    ...(createdAtEnd && { createdAtEnd }),
    ...(agreedAtStart && { agreedAtStart }),
    ...(agreedAtEnd && { agreedAtEnd }),
    ...(coupleName && { coupleName }),
    ...(genuine && { genuine: 'true' as const }),
    ...(older && { older: 'true' as const }),
  };
}

export function toStatuses(choices: readonly StatusChoice[]): LeadStatus[] {
  return [...new Set(choices.flatMap((choice) => (choice === 'open' ? OPEN_LEAD_STATUSES : choice)))];
}

/** The filters of a state, without how the list is shown. */
export function toFilters({
  sort: _sort,
  page: _page,
  limit: _limit,
  view: _view,
  column: _column,
  ...filters
}: LeadListState): LeadFilters {
  return filters;
}

export const NO_FILTERS = toFilters(readLeadSearch({}));

export function isFiltered(filters: LeadFilters): boolean {
  return Object.keys(filterQuery(filters)).length > 0;
}
