import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import type { CalendarDays } from '../calendar-days.ts';
import { DayCell } from './DayCell.tsx';
import { moveByKey } from './move-by-key.ts';
import { formatMonth, toMonth, formatWeekday, toWeeks } from './month.ts';
import css from './MonthGrid.module.css';
import { Text } from '#ui/Text.tsx';

type MonthGridProps = CalendarDays & {
  month: string;
  chosen: readonly string[];
  /** Several days can be selected: a click adds or removes a day. */
  several: boolean;
  isLoading: boolean;
  /** The day that has the keyboard focus. */
  current: string;
  onMove: (day: string) => void;
  onPick: (day: string, more: boolean) => void;
};

/** A month of days. Arrow keys, Home, End and page keys move the focus between them. */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, chosen, several, spaces, events, couples, visits, zone, followed, isLoading } = props;
  const { weddingsPerDay, current, onMove, onPick } = props;
  const { t } = useTranslation('calendar');
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const weeks = toWeeks(month);
  const entry = toMonth(current) === month ? current : `${month}-01`;

  // The focused day may be in a month that is not rendered yet.
  useEffect(() => {
    if (!isMoving.current) return;
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`);
    if (day && toMonth(current) === month) isMoving.current = false;
    day?.focus();
  }, [current, month]);

  const move = (event: KeyboardEvent) => {
    const next = moveByKey(event, entry, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    isMoving.current = true;
    onMove(next);
  };

  return (
    // The focus is on one of its days.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      className={css.grid}
      ref={grid}
      role="grid"
      aria-label={formatMonth(month)}
      aria-multiselectable={several}
      aria-busy={isLoading}
      onKeyDown={move}
    >
      <div className={css.week} role="row">
        {weeks[0]?.map((day) => (
          <Text
            component="div"
            size="caption"
            quiet
            className={css.head}
            key={day}
            role="columnheader"
            aria-label={formatWeekday(day, 'long')}
          >
            {formatWeekday(day, 'short')}
          </Text>
        ))}
      </div>
      {weeks.map((week) => (
        <div className={css.week} key={week[0]} role="row">
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              isOutside={toMonth(day) !== month}
              isPast={day < today}
              isToday={day === today}
              isChosen={chosen.includes(day)}
              isEntry={day === entry}
              spaces={spaces}
              weddingsPerDay={weddingsPerDay}
              events={events}
              deals={couples.filter((couple) => couple.hasDeal && couple.date === day)}
              visits={visits.filter(({ date }) => date === day)}
              zone={zone}
              followed={followed.filter(({ date }) => date === day)}
              onPick={onPick}
              t={t}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
