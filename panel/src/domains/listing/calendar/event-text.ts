import type { CalendarAppointment, CalendarEvent } from '@bellbird/contract/listing/calendar';
import type { Translate } from '#texts/use-translation.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { formatShortDay } from './month/month.ts';

/** The short name of an event: the couple, the note or the status. */
export function toEventName(event: CalendarEvent, t: Translate): string {
  if (event.couple) return firstNames(event.couple.name);
  return event.note || t(`status.${event.status}`);
}

/** For example ‘First option until Fri 20.11.2026’ or ‘Booked’. */
export function toStatusText(event: CalendarEvent, hasSecond: boolean, t: Translate): string {
  if (event.status !== 'held') return t(`status.${event.status}`);
  const until = event.expiresOn ? formatShortDay(event.expiresOn) : '';
  if (event.option === 'second') return t('held.second', { until });
  return t(hasSecond ? 'held.first' : 'held.only', { until });
}

/** For example ‘10:30 visit from Mila & Jonas’. */
export function toVisitText({ at, name }: CalendarAppointment, timeZone: string, t: Translate): string {
  const time = dateFormat({ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));
  return t('visit', { time, name: firstNames(name) });
}
