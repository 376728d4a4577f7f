import type { Series } from './series.ts';
import css from './Legend.module.css';

/** The names of the lines, where they don't fit next to them. */
export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className={css.list} aria-hidden>
      {series.map(({ name, look }) => (
        <li key={name} data-look={look}>
          {name}
        </li>
      ))}
    </ul>
  );
}
