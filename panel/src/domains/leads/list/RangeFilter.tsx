import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { displayDay } from '#ui/forms/day.ts';
import { FilterChip } from '#ui/list/FilterChip.tsx';

// Fields and their rules come when somebody asks for a range.
const RangePopover = lazyPart(() => import('./RangePopover.tsx').then((module) => module.RangePopover));

export type DayRange = { start: string | undefined; end: string | undefined };
type RangeFilterProps = { label: string; range: DayRange; onChange: (range: DayRange) => void };

/** A filter from one day to another, either of which may be left open. */
export function RangeFilter({ label, range, onChange }: RangeFilterProps) {
  const { t } = useTranslation('leads-list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { start, end } = range;
  const shown = { start: displayDay(start ?? ''), end: displayDay(end ?? '') };
  const value = start && end ? t('range.both', shown) : start ? t('range.from', shown) : t('range.until', shown);
  return (
    <>
      <FilterChip
        label={label}
        menu
        onClick={(event) => setAnchor(event.currentTarget)}
        {...((start || end) && { value, onClear: () => onChange({ start: undefined, end: undefined }) })}
      />
      <Suspense>
        {anchor && (
          <RangePopover
            label={label}
            anchor={anchor}
            range={range}
            onClose={() => setAnchor(null)}
            onChange={(next) => {
              setAnchor(null);
              onChange(next);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
