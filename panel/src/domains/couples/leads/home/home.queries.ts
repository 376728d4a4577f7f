import { toDay } from '#platform/formats/dates.ts';
import { dataOptions } from '#platform/query/call-options.ts';

/** How many lines a card on the home page shows. */
export const SHOWN = 5;

/** Everything on the home page in one answer, so that its cards appear and refresh together. */
export function homeOptions(now: Date) {
  return homeMonthOptions(toDay(now).slice(0, 'YYYY-MM'.length));
}

export const homeMonthOptions = (month: string) =>
  dataOptions(['leads', 'home', month], 'GET /home', { query: { month } });
