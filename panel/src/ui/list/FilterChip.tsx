import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { MouseEventHandler, ReactNode } from 'react';
import { element } from '../element.tsx';
import { PlainButton } from '../PlainButton.tsx';
import { useUiText } from '../use-ui-text.ts';
import css from './FilterChip.module.css';

export type FilterChipProps = {
  label: string;
  /** The current value; a chip with a value is active. */
  value?: string;
  /** For a chip that is simply on or off. */
  on?: boolean;
  count?: number | undefined;
  /** Highlights the count. */
  hot?: boolean;
  /** It opens a menu of values. */
  menu?: boolean;
  /** The dashed chip that adds further filters. */
  add?: boolean;
  onClick: MouseEventHandler<HTMLButtonElement>;
  /** Removes the value. */
  onClear?: () => void;
};

/** One filter of a list: a chip, green while it is active, with a button to clear it. */
export function FilterChip({
  label,
  value,
  on = value !== undefined,
  count,
  hot,
  menu,
  add,
  onClick,
  onClear,
}: FilterChipProps) {
  const t = useUiText();
  return (
    <span className={css.chip} data-on={on || undefined} data-add={add || undefined}>
      <PlainButton
        className={css.main}
        onClick={onClick}
        {...(menu || add ? { 'aria-haspopup': 'menu' as const } : { 'aria-pressed': on })}
      >
        {add && <Plus aria-hidden />}
        {value === undefined ? label : <span className={css.quiet}>{label}</span>}
        {value !== undefined && <span>{value}</span>}
        {count !== undefined && (
          <b className={css.count} data-hot={hot || undefined}>
            {count}
          </b>
        )}
        {menu && !onClear && <ChevronDown aria-hidden />}
      </PlainButton>
      {on && onClear && (
        <PlainButton className={css.clear} aria-label={t('list.clearFilter', { name: label })} onClick={onClear}>
          <X />
        </PlainButton>
      )}
    </span>
  );
}

/** The chips of a list in one line, which scrolls sideways on phones. */
export const FilterChips = element('div', css.chips);
/** With a wide search among them, which has a line of its own on phones. */
export function WrappingChips({ children }: { children: ReactNode }) {
  return (
    <div className={css.wraps} data-wraps>
      {children}
    </div>
  );
}
