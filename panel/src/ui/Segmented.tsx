import { type ReactNode, useId } from 'react';
import css from './Segmented.module.css';

export type SegmentedOption<V extends string> = { value: V; label: string; icon?: ReactNode; disabled?: boolean };

export type SegmentedProps<V extends string> = {
  /** What is being chosen, for screen readers. */
  label: string;
  options: readonly SegmentedOption<V>[];
  value: V;
  onChange: (value: V) => void;
  size?: 'medium' | 'small';
  fullWidth?: boolean;
};

/** A few choices side by side: radio buttons underneath, so that arrow keys work. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, options, value, onChange, size = 'medium', fullWidth = false } = props;
  const name = useId();
  return (
    <div className={css.track} aria-label={label} role="radiogroup" data-size={size} data-full={fullWidth || undefined}>
      {options.map((option) => (
        <label key={option.value} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
