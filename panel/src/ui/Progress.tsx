import css from './Progress.module.css';

type ProgressProps = {
  'aria-label': string;
  /** Per cent; without it the bar only shows that work goes on. */
  value?: number | undefined;
};

export function Progress({ value, ...rest }: ProgressProps) {
  const range =
    value === undefined ? {} : { 'aria-valuenow': Math.round(value), 'aria-valuemin': 0, 'aria-valuemax': 100 };
  return (
    <div role="progressbar" className={css.progress} {...range} {...rest}>
      {value !== undefined && <span style={{ width: `${value}%` }} />}
    </div>
  );
}
