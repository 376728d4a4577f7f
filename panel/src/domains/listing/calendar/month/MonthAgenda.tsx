import type { CalendarEvent } from '@bellbird/contract/listing/calendar';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardHeader } from '#ui/Card.tsx';
import { toEventName, toStatusText } from '../event-text.ts';
import type { Space } from '../slots.ts';
import { formatMonth, toMonth, formatShortDay } from './month.ts';
import css from './MonthAgenda.module.css';

type MonthAgendaProps = {
  month: string;
  events: readonly CalendarEvent[];
  spaces: readonly Space[];
  onPick: (day: string) => void;
};

/** The month as a list, for phones: names do not fit into the grid there. */
export function MonthAgenda({ month, events, spaces, onPick }: MonthAgendaProps) {
  const { t } = useTranslation('calendar');
  const within = events.filter((event) => toMonth(event.date) === month && event.option === 'first');
  if (within.length === 0) return null;
  return (
    <Card className={css.phoneCard} aria-labelledby="calendar-agenda">
      <CardHeader id="calendar-agenda" title={t('agenda', { month: formatMonth(month) })} />
      <ul className={css.list}>
        {within.map((event) => {
          const space = spaces.find(({ id }) => id === event.spaceId)?.name;
          return (
            <li key={event.id}>
              <button className={css.row} type="button" onClick={() => onPick(event.date)}>
                <i className={css.stripe} data-status={event.status} aria-hidden />
                <span className={css.words}>
                  <b>{toEventName(event, t)}</b>
                  <span>
                    {[formatShortDay(event.date), space, toStatusText(event, false, t)].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
