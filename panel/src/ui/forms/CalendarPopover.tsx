import type { RefObject } from 'react';
import { Calendar } from '../overlays/Calendar.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { isRealDay } from './day.ts';

type CalendarPopoverProps = {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  value: string;
  min: string | undefined;
  max: string | undefined;
  label: string;
  onPick: (day: string) => void;
  onClose: () => void;
};

/** The calendar of a date field. */
export function CalendarPopover({ open, anchor, value, min, max, label, onPick, onClose }: CalendarPopoverProps) {
  return (
    <Popover open={open} onClose={onClose} anchorEl={() => anchor.current} aria-label={label}>
      <Calendar value={isRealDay(value) ? value : undefined} min={min} max={max} onPick={onPick} />
    </Popover>
  );
}
