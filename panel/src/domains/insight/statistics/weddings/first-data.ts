import { toPeriod } from '../period-choice.ts';
import { weddingsOptions } from '../statistics.queries.ts';

export const WEDDINGS = { kind: 'weddings', grain: 'month', usual: '12m' } as const;

/** What the page asks the server for first while its address has no search. */
export const firstData = ({ today }: { readonly today: string }) => [
  weddingsOptions({ ...toPeriod(WEDDINGS.usual, today, WEDDINGS.grain), providerId: undefined }),
];
