import { showDay } from '#platform/formats/dates.ts';
import { showInstant } from '#platform/formats/instants.ts';

/** A moment for people, where the provider is: 18.11.2026, 09:46. */
export function momentFormat(instant: string, timeZone: string): string {
  const [day = '', time] = showInstant(instant, timeZone).split(' ');
  return `${showDay(day)}, ${time}`;
}
