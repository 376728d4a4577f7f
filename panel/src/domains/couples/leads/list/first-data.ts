import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { configListOptions } from '#platform/config-lists/use-config-list.ts';
import { leadViewsOptions, leadsOptions, unmatchedCountOptions } from './list.queries.ts';

/** What the list asks the server for first while its address has no search. */
export const preloads = () => [leadsOptions({ sort: 'newest', page: 1, limit: PAGE_LIMIT_DEFAULT }), leadViewsOptions];

/** With what this browser knows already, or what comes with the counts in the navigation. */
export const firstData = () => [
  ...preloads(),
  unmatchedCountOptions,
  configListOptions('lead_status'),
  configListOptions('lead_process_state'),
];
