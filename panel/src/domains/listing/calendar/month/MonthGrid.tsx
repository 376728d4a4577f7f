import type { CalendarCouple, CalendarEvent } from '@bellbird/contract/listing/calendar';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import type { Space } from '../slots.ts';
import { DayCell } from './DayCell.tsx';
import { keyMove } from './key-move.ts';
import { monthName, monthOf, weekdayName, weeksOf } from './month.ts';

type MonthGridProps = {
  month: string;
  today: string;
  chosen: readonly string[];
  /** Several days are being chosen: a click adds a day or takes it out. */
  several: boolean;
  spaces: readonly Space[];
  events: readonly CalendarEvent[];
  couples: readonly CalendarCouple[];
  isLoading: boolean;
  /** Where the arrow keys are. */
  current: string;
  onMove: (day: string) => void;
  onPick: (day: string, more: boolean) => void;
};

/** A month of days. One of them takes the focus, and arrow keys, Home, End and page keys move it. */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, chosen, several, spaces, events, couples, isLoading, current, onMove, onPick } = props;
  const { t } = useTranslation('calendar');
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const weeks = weeksOf(month);
  const entry = monthOf(current) === month ? current : `${month}-01`;

  // The day that keys move to may only be drawn with its month.
  useEffect(() => {
    if (!isMoving.current) return;
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`);
    if (day && monthOf(current) === month) isMoving.current = false;
    day?.focus();
  }, [current, month]);

  const move = (event: KeyboardEvent) => {
    const next = keyMove(event, entry, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    isMoving.current = true;
    onMove(next);
  };

  return (
    <Grid
      ref={grid}
      role="grid"
      aria-label={monthName(month)}
      aria-multiselectable={several}
      aria-busy={isLoading}
      onKeyDown={move}
    >
      <Week role="row">
        {weeks[0]?.map((day) => (
          <Head key={day} role="columnheader" aria-label={weekdayName(day, 'long')}>
            {weekdayName(day, 'short')}
          </Head>
        ))}
      </Week>
      {weeks.map((week) => (
        <Week key={week[0]} role="row">
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              isOutside={monthOf(day) !== month}
              isPast={day < today}
              isToday={day === today}
              isChosen={chosen.includes(day)}
              isEntry={day === entry}
              spaces={spaces}
              events={events}
              deals={couples.filter((couple) => couple.hasDeal && couple.date === day)}
              onPick={onPick}
              t={t}
            />
          ))}
        </Week>
      ))}
    </Grid>
  );
}

const Grid = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

const Week = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > * + *': { borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  '&:first-of-type > *': { borderInlineStart: 'none' },
}));

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '10px 12px',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { padding: '8px 0', textAlign: 'center' },
}));
