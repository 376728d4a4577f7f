import css from './Meter.module.css';

/** How full something is, in per cent, as a bar. */
export function Meter({ value, label }: { value: number; label: string }) {
  return (
    <div
      className={css.track}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
    >
      <div className={css.fill} style={{ width: `${Math.min(Math.max(value, 0), 100)}%` }} />
    </div>
  );
}
