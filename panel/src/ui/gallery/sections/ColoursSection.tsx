import css from './ColoursSection.module.css';

const GROUNDS = ['paper', 'surface', 'sunken', 'hover', 'line', 'field', 'ink', 'ink-quiet'] as const;
const MEANINGS = ['primary', 'waratah', 'wattle', 'sky', 'success', 'danger', 'plum', 'grey'] as const;

export function ColoursSection() {
  return (
    <>
      <ul className={css.swatches}>
        {GROUNDS.map((name) => (
          <li className={css.swatch} key={name}>
            <span className={css.patch} style={{ backgroundColor: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
      <ul className={css.swatches}>
        {MEANINGS.map((name) => (
          <li className={css.swatch} key={name}>
            <span className={css.patch} style={{ backgroundColor: `var(--${name})` }} />
            <span className={css.words} style={{ backgroundColor: `var(--${name}-wash)`, color: `var(--${name}-ink)` }}>
              {name}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
