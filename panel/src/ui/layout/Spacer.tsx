import css from './layout.module.css';

/** Pushes what follows in a row to its end. */
export const Spacer = () => <span className={css.spacer} />;
