import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { promptsOptions } from '#domains/attention/prompts/prompts.queries.ts';
import { leadOptions, notesOptions } from '#domains/couples/leads/detail/lead.queries.ts';
import { homeMonthOptions } from '#domains/couples/leads/home/home.queries.ts';
import { leadCountsOptions } from '#domains/couples/leads/leads.queries.ts';
import { leadViewsOptions, leadsOptions } from '#domains/couples/leads/list/list.queries.ts';
import { weddingsOptions } from '#domains/couples/leads/weddings/weddings.queries.ts';
import { templatesOptions } from '#domains/couples/templates/templates.queries.ts';
import { usersOptions } from '#domains/people/customer-users/customer-users.queries.ts';
import { discountsOptions } from '#domains/reputation/discounts/discounts.queries.ts';
import type { PageName } from '#platform/routing/paths.ts';
import type { LayoutName } from './page.ts';

/** What a page knows before its code is loaded: the id in its path, the customer account and the current month. */
type Known = { readonly id: number; readonly customerId: number; readonly month: string };

/** Query options; only the function that calls the server matters here. */
export type Preload = {
  readonly queryFn?: unknown;
  readonly initialPageParam?: unknown;
};

type Preloads = (known: Known) => readonly Preload[];

const FIRST_PAGE = { page: 1, limit: PAGE_LIMIT_DEFAULT };

const mailTemplates: Preloads = ({ customerId }) => [templatesOptions(customerId, FIRST_PAGE)];
const home: Preloads = ({ month }) => [homeMonthOptions(month)];

/**
 * What each page asks the server for first while its address has no search: the query options that the page itself uses.
 * The build turns them into URLs (panel/build/preload-urls.ts), which are fetched while the code of the page loads. They
 * are not in `pages.ts` because the browser never needs them. The sweep finds preloads that a page does not use.
 */
export const pagePreloads: Partial<Record<PageName, Preloads>> = {
  home,
  dashboard: home,
  todo: () => [promptsOptions({ state: 'open' })],
  weddings: () => [weddingsOptions({ period: 'upcoming', ...FIRST_PAGE })],
  leads: () => [leadsOptions({ sort: 'newest', ...FIRST_PAGE }), leadViewsOptions],
  lead: ({ id }) => [leadOptions(id), notesOptions(id)],
  mailTemplates,
  mailTemplatesShort: mailTemplates,
  customerUsers: ({ customerId }) => [usersOptions(customerId, { sort: 'name', direction: 'asc', ...FIRST_PAGE })],
  discounts: () => [discountsOptions(FIRST_PAGE)],
};

/** The same for what a layout shows around every page. */
export const layoutPreloads: Partial<Record<LayoutName, Preloads>> = {
  main: () => [leadCountsOptions({})],
};
