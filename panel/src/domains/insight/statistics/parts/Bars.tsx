import { Link } from '#platform/routing/Link.tsx';
import { showCount } from './change.ts';
import css from './Bars.module.css';
import { Text } from '#ui/Text.tsx';

export type Bar = {
  key: string;
  name: string;
  value: number;
  note?: string | undefined;
  search?: Record<string, string | string[]>;
};

/** A list of values as bars, each with a name, a number and an optional note. */
export function Bars({ label, bars, to }: { label: string; bars: readonly Bar[]; to?: string }) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={css.list} aria-label={label}>
      {bars.map(({ key, name, value, note, search }) => (
        <Text component="li" size="small" tabular className={css.row} key={key}>
          <span className={css.name}>
            {to && search ? (
              <Link to={to} search={search}>
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
          <span className={css.track} aria-hidden>
            <span style={{ width: `${(value / highest) * 100}%` }} />
          </span>
          <b>{showCount(value)}</b>
          <span className={css.note}>{note}</span>
        </Text>
      ))}
    </ul>
  );
}
