import { useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { displayDay } from '#ui/forms/day.ts';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import type { DayRange } from './day-range.ts';

// Fields and their rules load when the range is opened.
const RangePopover = lazyPart(() => import('./RangePopover.tsx'), 'RangePopover');

type RangeFilterProps = {
  label: string;
  range: DayRange;
  onChange: (range: DayRange) => void;
  /** It was just added: its fields start open. */
  startOpen?: boolean;
};

/** A filter by dates, each of which may be left empty. */
export function RangeFilter({ label, range, onChange, startOpen = false }: RangeFilterProps) {
  const { t } = useTranslation('leads-list');
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(startOpen);
  const { start, end } = range;
  const shown = { start: displayDay(start ?? ''), end: displayDay(end ?? '') };
  const value = start && end ? t('range.both', shown) : start ? t('range.from', shown) : t('range.until', shown);
  return (
    <span ref={place}>
      <FilterChip
        label={label}
        menu
        onClick={() => setOpen(true)}
        {...((start || end) && { value, onClear: () => onChange({ start: undefined, end: undefined }) })}
      />
      {isOpen && (
        <RangePopover
          label={label}
          anchor={place}
          range={range}
          onClose={() => setOpen(false)}
          onChange={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      )}
    </span>
  );
}
