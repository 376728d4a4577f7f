import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { toPeriod } from '../period-choice.ts';
import { advertsOptions, visitLogOptions, visitsOptions } from '../statistics.queries.ts';

export const VISITS = { kind: 'visits', grain: 'day', usual: '30d' } as const;

/** What the page asks the server for first while its address has no search. */
export const firstData = ({ today }: { readonly today: string }) => {
  const filter = { ...toPeriod(VISITS.usual, today, VISITS.grain), providerId: undefined };
  return [
    visitsOptions(filter),
    advertsOptions(filter),
    visitLogOptions({ ...filter, source: undefined, page: 1, limit: PAGE_LIMIT_DEFAULT }),
  ];
};
