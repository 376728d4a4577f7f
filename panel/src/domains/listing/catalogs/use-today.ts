import { dayIn } from '#platform/formats/dates.ts';
import { useMinute } from '#platform/time/use-minute.ts';

/** The day where the provider is: what is valid until when goes by it. */
export function useToday(timeZone: string): string {
  return dayIn(useMinute(), timeZone);
}
