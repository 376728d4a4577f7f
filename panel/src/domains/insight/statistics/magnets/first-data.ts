import { toPeriod } from '../period-choice.ts';
import { magnetsOptions } from '../statistics.queries.ts';

export const MAGNETS = { kind: 'magnet', grain: 'day', usual: '90d' } as const;

/** What the page asks the server for first while its address has no search. */
export const firstData = ({ today }: { readonly today: string }) => [
  magnetsOptions({ ...toPeriod(MAGNETS.usual, today, MAGNETS.grain), providerId: undefined }),
];
