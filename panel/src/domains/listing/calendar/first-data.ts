import { appointmentsOptions, couplesOptions, eventsOptions, overviewOptions } from './calendar.queries.ts';
import { followedDaysOptions } from './followed/followed.queries.ts';

/** What a calendar asks the server for first: the current month. */
export const firstData = ({ id, today }: { readonly id: number; readonly today: string }) => {
  const month = today.slice(0, 'YYYY-MM'.length);
  return [
    overviewOptions(id),
    eventsOptions(id, month),
    couplesOptions(id, month),
    appointmentsOptions(id, month),
    followedDaysOptions(id, month),
  ];
};
