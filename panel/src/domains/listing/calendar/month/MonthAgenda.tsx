import type { CalendarAppointment, CalendarEvent, FollowedDay } from '@bellbird/contract/listing/calendar';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { toEventName, toStatusText, toVisitText } from '../event-text.ts';
import { isBlocking, toEntryName } from '../followed/followed-days.ts';
import type { Space } from '../slots.ts';
import { formatMonth, toMonth, formatShortDay } from './month.ts';
import css from './MonthAgenda.module.css';

type MonthAgendaProps = {
  month: string;
  events: readonly CalendarEvent[];
  spaces: readonly Space[];
  visits: readonly CalendarAppointment[];
  zone: string;
  followed: readonly FollowedDay[];
  isLoading: boolean;
  onPick: (day: string) => void;
};

/** The month as a list, for phones: names do not fit into the grid there. */
export function MonthAgenda({ month, events, spaces, visits, zone, followed, isLoading, onPick }: MonthAgendaProps) {
  const { t } = useTranslation('calendar');
  const toPlace = (spaceId: number | null) => spaces.find(({ id }) => id === spaceId)?.name;
  const lines = [
    ...events
      .filter((event) => event.option === 'first')
      .map((event) => ({
        key: `event-${event.id}`,
        date: event.date,
        status: event.status,
        name: toEventName(event, t),
        about: [toPlace(event.spaceId), toStatusText(event, false, t)],
      })),
    ...visits.map((visit) => ({
      key: `visit-${visit.leadId}`,
      date: visit.date,
      status: 'note',
      name: toVisitText(visit, zone, t),
      about: [],
    })),
    ...followed.map((entry) => ({
      key: `followed-${entry.calendarId}-${entry.date}`,
      date: entry.date,
      status: isBlocking(entry) ? 'busy' : 'note',
      name: toEntryName(entry, t),
      about: [toPlace(entry.spaceId), t('followed.from', { calendar: entry.calendar })],
    })),
  ]
    .filter(({ date }) => toMonth(date) === month)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  if (lines.length === 0 && !isLoading) return null;
  return (
    <Card title={t('agenda', { month: formatMonth(month) })} titleId="calendar-agenda" className={css.phoneCard}>
      <ul className={css.list} aria-busy={isLoading}>
        {isLoading && (
          <li className={css.row}>
            <Skeleton variant="rounded" height={40} />
          </li>
        )}
        {lines.map(({ key, date, status, name, about }) => (
          <li key={key}>
            <button className={css.row} type="button" onClick={() => onPick(date)}>
              <i className={css.stripe} data-status={status} aria-hidden />
              <span className={css.words}>
                <b>{name}</b>
                <span>{[formatShortDay(date), ...about].filter(Boolean).join(' · ')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
