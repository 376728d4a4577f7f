import { useState } from 'react';
import { toMonth } from './month/month.ts';
import type { CalendarSearch } from './use-calendar-search.ts';

/** The selected day, or several days to mark together. Only today and later days can be marked. */
export function useSelectedDays(place: CalendarSearch, today: string) {
  const [several, setSeveralDays] = useState<readonly string[]>();
  const [current, setCurrent] = useState(place.day ?? today);
  const [isPicked, setPicked] = useState(false);
  const isSeveral = several !== undefined;

  const toggle = (day: string) => {
    if (day < today) return;
    const days = several ?? (place.day && place.day >= today ? [place.day] : []);
    setSeveralDays(days.includes(day) ? days.filter((each) => each !== day) : [...days, day].sort());
  };

  return {
    days: several ?? [],
    isSeveral,
    /** The user selected the day, instead of opening an address with it. */
    isPicked,
    /** The day that has the keyboard focus. */
    current,
    move(day: string): void {
      setCurrent(day);
      if (toMonth(day) !== place.month) place.showMonth(toMonth(day));
    },
    pick(day: string, more: boolean): void {
      setCurrent(day);
      setPicked(true);
      if (isSeveral || more) toggle(day);
      else place.showDay(day);
    },
    goToday(): void {
      setCurrent(today);
      place.showMonth(toMonth(today));
    },
    setSeveral(isOn: boolean): void {
      setSeveralDays(isOn ? (place.day && place.day >= today ? [place.day] : []) : undefined);
    },
    clear: () => setSeveralDays([]),
  };
}
