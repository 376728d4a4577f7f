import css from './Meter.module.css';
export type MeterProps = { value: number; max?: number; label: string };

/** How full something is, as a bar. */
export function Meter({ value, max = 100, label }: MeterProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      className={css.track}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <div className={css.fill} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
