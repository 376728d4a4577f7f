import type { CalendarCouple, CalendarEvent } from '@bellbird/contract/listing/calendar';
import { styled } from '@mui/material/styles';
import type { Translate } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { rem } from '#ui/theme/typography.ts';
import { nameOf, standing } from '../event-words.ts';
import { type Space, isTaken, marksOf, slotsOn } from '../slots.ts';
import { EventChip } from './EventChip.tsx';
import { spokenDay } from './month.ts';

const MOST_CHIPS = 3;

type DayCellProps = {
  day: string;
  isOutside: boolean;
  isPast: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** The one day of the month that Tab leads to. */
  isEntry: boolean;
  spaces: readonly Space[];
  events: readonly CalendarEvent[];
  deals: readonly CalendarCouple[];
  onPick: (day: string, more: boolean) => void;
  t: Translate;
};

/** One day: its number, and what is taken of it. Who hears the page hears it in words. */
export function DayCell(props: DayCellProps) {
  const { day, isOutside, isPast, isToday, isChosen, isEntry, spaces, events, deals, onPick, t } = props;
  const marks = marksOf(spaces);
  const slots = slotsOn(day, spaces, events);
  const shown = slots.flatMap(({ space, first }) => (first ? [{ space, event: first }] : []));
  const booked = new Set(events.filter((event) => event.date === day).map((event) => event.couple?.leadId));
  const open = deals.filter((deal) => !booked.has(deal.leadId));
  const words = [
    ...slots.filter(isTaken).map(({ space, first, second }) => {
      const who = first ? [standing(first, second !== undefined, t), nameOf(first, t)] : [];
      return [space?.name, ...new Set(who)].filter(Boolean).join(', ');
    }),
    ...open.map((deal) => t('dealWith', { name: firstNames(deal.name) })),
  ];
  const chips = [
    ...shown.map(({ space, event }) => ({
      key: `event-${event.id}`,
      status: event.status,
      mark: space ? marks.get(space.id) : undefined,
      name: nameOf(event, t),
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
          {[spokenDay(day), ...(words.length > 0 ? words : [t('status.free')])].join('; ')}
        </VisuallyHidden>
        <Seen aria-hidden>
          <DayNumber data-today={isToday || undefined}>{Number(day.slice(8))}</DayNumber>
          {chips.slice(0, MOST_CHIPS).map(({ key, ...chip }) => (
            <EventChip key={key} {...chip} />
          ))}
          {chips.length > MOST_CHIPS && <More>{t('more', { count: chips.length - MOST_CHIPS })}</More>}
        </Seen>
      </Day>
    </Cell>
  );
}

/** What is seen is told in other words: a bar of colour has none. */
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
