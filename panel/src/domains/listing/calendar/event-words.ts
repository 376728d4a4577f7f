import type { CalendarEvent } from '@bellbird/contract/listing/calendar';
import type { Translate } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { shortDay } from './month/month.ts';

/** What an event is called in little room: the couple, the note, or what it is. */
export function nameOf(event: CalendarEvent, t: Translate): string {
  if (event.couple) return firstNames(event.couple.name);
  return event.note || t(`status.${event.status}`);
}

/** How an event stands: «First option until Fri 20.11.2026», «Booked». */
export function standing(event: CalendarEvent, hasSecond: boolean, t: Translate): string {
  if (event.status !== 'held') return t(`status.${event.status}`);
  const until = event.expiresOn ? shortDay(event.expiresOn) : '';
  if (event.option === 'second') return t('held.second', { until });
  return t(hasSecond ? 'held.first' : 'held.only', { until });
}
