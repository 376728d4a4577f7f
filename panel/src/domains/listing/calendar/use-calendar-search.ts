import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { isRealDay } from '#ui/forms/day.ts';
import { isMonth, toMonth } from './month/month.ts';

type Search = { month?: string; day?: string };

/** The month and the day that are looked at, as the address says them; without it, today's. */
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
    /** Moves to a day; its month comes with it. */
    showDay: (next: string | undefined) => go({ day: next ?? '', month: next ? toMonth(next) : month }, true),
  };
}

export type CalendarSearch = ReturnType<typeof useCalendarSearch>;
