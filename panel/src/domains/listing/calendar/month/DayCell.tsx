import type {
  CalendarAppointment,
  CalendarCouple,
  CalendarEvent,
  FollowedDay,
} from '@bellbird/contract/listing/calendar';
import type { Translate } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { toEventName, toStatusText, toVisitText } from '../event-text.ts';
import { isBlocking, toEntryName, toEntryText } from '../followed/followed-days.ts';
import { type Space, isTaken, toSpaceLetters, findSlots } from '../slots.ts';
import { EventChip } from './EventChip.tsx';
import { formatSpokenDay } from './month.ts';
import css from './DayCell.module.css';

const MAX_CHIPS = 3;

type DayCellProps = {
  day: string;
  isOutside: boolean;
  isPast: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** The one day that Tab moves to. */
  isEntry: boolean;
  spaces: readonly Space[];
  weddingsPerDay: number;
  events: readonly CalendarEvent[];
  deals: readonly CalendarCouple[];
  /** Couples who come to see the place. */
  visits: readonly CalendarAppointment[];
  zone: string;
  followed: readonly FollowedDay[];
  onPick: (day: string, more: boolean) => void;
  t: Translate;
};

/** One day of the grid, with its events as chips and as text for screen readers. */
export function DayCell(props: DayCellProps) {
  const { day, isOutside, isPast, isToday, isChosen, isEntry, spaces, weddingsPerDay, events, deals, followed } = props;
  const { visits, zone, onPick, t } = props;
  const marks = toSpaceLetters(spaces);
  const slots = findSlots(day, spaces, events, weddingsPerDay);
  const shown = slots.flatMap(({ space, first }) => (first ? [{ space, event: first }] : []));
  const booked = new Set(events.filter((event) => event.date === day).map((event) => event.couple?.leadId));
  const open = deals.filter((deal) => !booked.has(deal.leadId));
  const words = [
    ...slots.filter(isTaken).map(({ space, first, second }) => {
      const who = first ? [toStatusText(first, second !== undefined, t), toEventName(first, t)] : [];
      return [space?.name, ...new Set(who)].filter(Boolean).join(', ');
    }),
    ...open.map((deal) => t('dealWith', { name: firstNames(deal.name) })),
    ...visits.map((visit) => toVisitText(visit, zone, t)),
    ...followed.map((entry) => toEntryText(entry, t)),
  ];
  const chips = [
    ...shown.map(({ space, event }) => ({
      key: `event-${event.id}`,
      status: event.status,
      mark: space ? marks.get(space.id) : undefined,
      name: toEventName(event, t),
    })),
    ...open.map((deal) => ({
      key: `deal-${deal.leadId}`,
      status: 'deal' as const,
      mark: undefined,
      name: firstNames(deal.name),
    })),
    ...visits.map((visit) => ({
      key: `visit-${visit.leadId}`,
      status: 'note' as const,
      mark: undefined,
      name: toVisitText(visit, zone, t),
    })),
    ...followed.map((entry) => ({
      key: `followed-${entry.calendarId}`,
      status: isBlocking(entry) ? ('busy' as const) : ('note' as const),
      mark: undefined,
      name: toEntryName(entry, t),
    })),
  ];
  return (
    <Stack role="gridcell" aria-selected={isChosen}>
      <Stack
        component="button"
        gap={1}
        className={css.day}
        type="button"
        data-day={day}
        data-outside={isOutside || undefined}
        data-past={isPast || undefined}
        data-chosen={isChosen || undefined}
        tabIndex={isEntry ? 0 : -1}
        {...(isToday && { 'aria-current': 'date' })}
        onClick={(event) => onPick(day, event.shiftKey || event.metaKey || event.ctrlKey)}
      >
        <VisuallyHidden>
          {[formatSpokenDay(day), ...(words.length > 0 ? words : [t('status.free')])].join('; ')}
        </VisuallyHidden>
        <span className={css.seen} aria-hidden>
          <Text size="label" tabular className={css.dayNumber} data-today={isToday || undefined}>
            {Number(day.slice(8))}
          </Text>
          {chips.slice(0, MAX_CHIPS).map(({ key, ...chip }) => (
            <EventChip key={key} {...chip} />
          ))}
          {chips.length > MAX_CHIPS && (
            <Text size="caption" quiet className={css.more} data-only="wide">
              {t('more', { count: chips.length - MAX_CHIPS })}
            </Text>
          )}
        </span>
      </Stack>
    </Stack>
  );
}
