import { dayIn } from '#platform/formats/dates.ts';
import { useMinute } from '#platform/time/use-minute.ts';

/** Today in the provider's time zone. */
export function useToday(timeZone: string): string {
  return dayIn(useMinute(), timeZone);
}
