import { shiftDayByMonths, shiftDay, toWeekday } from './month.ts';

const WEEK = 7;
const YEAR_MONTHS = 12;

/** The day that a key moves to, by the usual keys of a date grid. */
export function moveByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: string,
  isRightToLeft: boolean,
): string | undefined {
  const forward = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return shiftDay(day, forward);
    case 'ArrowLeft':
      return shiftDay(day, -forward);
    case 'ArrowDown':
      return shiftDay(day, WEEK);
    case 'ArrowUp':
      return shiftDay(day, -WEEK);
    case 'Home':
      return shiftDay(day, -toWeekday(day));
    case 'End':
      return shiftDay(day, WEEK - 1 - toWeekday(day));
    case 'PageDown':
      return shiftDayByMonths(day, shiftKey ? YEAR_MONTHS : 1);
    case 'PageUp':
      return shiftDayByMonths(day, shiftKey ? -YEAR_MONTHS : -1);
    default:
      return undefined;
  }
}
