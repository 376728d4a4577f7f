import type { CalendarCouple, CalendarEvent } from '@bellbird/contract/listing/calendar';
import { styled } from '@mui/material/styles';
import type { Translate } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { rem } from '#ui/theme/typography.ts';
import { toEventName, toStatusText } from '../event-text.ts';
import { type Space, isTaken, toSpaceLetters, findSlots } from '../slots.ts';
import { EventChip } from './EventChip.tsx';
import { formatSpokenDay } from './month.ts';

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
  events: readonly CalendarEvent[];
  deals: readonly CalendarCouple[];
  onPick: (day: string, more: boolean) => void;
  t: Translate;
};

/** One day of the grid, with its events as chips and as text for screen readers. */
export function DayCell(props: DayCellProps) {
  const { day, isOutside, isPast, isToday, isChosen, isEntry, spaces, events, deals, onPick, t } = props;
  const marks = toSpaceLetters(spaces);
  const slots = findSlots(day, spaces, events);
  const shown = slots.flatMap(({ space, first }) => (first ? [{ space, event: first }] : []));
  const booked = new Set(events.filter((event) => event.date === day).map((event) => event.couple?.leadId));
  const open = deals.filter((deal) => !booked.has(deal.leadId));
  const words = [
    ...slots.filter(isTaken).map(({ space, first, second }) => {
      const who = first ? [toStatusText(first, second !== undefined, t), toEventName(first, t)] : [];
      return [space?.name, ...new Set(who)].filter(Boolean).join(', ');
    }),
    ...open.map((deal) => t('dealWith', { name: firstNames(deal.name) })),
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
  ];
  return (
    <Cell role="gridcell" aria-selected={isChosen}>
      <Day
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
        <Seen aria-hidden>
          <DayNumber data-today={isToday || undefined}>{Number(day.slice(8))}</DayNumber>
          {chips.slice(0, MAX_CHIPS).map(({ key, ...chip }) => (
            <EventChip key={key} {...chip} />
          ))}
          {chips.length > MAX_CHIPS && <More>{t('more', { count: chips.length - MAX_CHIPS })}</More>}
        </Seen>
      </Day>
    </Cell>
  );
}

/** Hidden from screen readers, which get the text above. */
const Seen = styled('span')({ display: 'contents' });

const Cell = styled('div')({ display: 'grid', minWidth: 0 });

const Day = styled('button')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: 4,
    minHeight: 108,
    padding: '8px 4px',
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover },
    '&[data-past]': { color: palette.text.secondary },
    '&[data-outside]': { backgroundColor: palette.background.default, color: palette.text.secondary },
    '&[data-chosen]': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -4 },
    [theme.breakpoints.down('md')]: { minHeight: 52, padding: '4px 2px', justifyItems: 'center', gap: 3 },
  };
});

const DayNumber = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  justifySelf: 'start',
  minWidth: 24,
  paddingInline: 6,
  fontVariantNumeric: 'tabular-nums',
  '&[data-today]': {
    borderRadius: 10,
    textAlign: 'center',
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.down('md')]: { justifySelf: 'center', fontSize: rem(15) },
}));

const More = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  paddingInline: 6,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
