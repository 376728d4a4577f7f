import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { isRealDay } from '#ui/forms/day.ts';
import { isMonth, toMonth } from './month/month.ts';

type Search = { month?: string; day?: string };

/** The month and day in the address; by default the current month. */
export function useCalendarSearch(today: string) {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const day = search.day && isRealDay(search.day) ? search.day : undefined;
  const month = isMonth(search.month) ? search.month : toMonth(day ?? today);
  const go = (next: Search, replace: boolean) =>
    void navigate({ to: '.', search: { ...search, ...next }, resetScroll: false, replace });
  return {
    month,
    day,
    showMonth: (next: string) => go({ month: next }, false),
    /** Also shows the month of the day. */
    showDay: (next: string | undefined) => go({ day: next ?? '', month: next ? toMonth(next) : month }, true),
  };
}

export type CalendarSearch = ReturnType<typeof useCalendarSearch>;
