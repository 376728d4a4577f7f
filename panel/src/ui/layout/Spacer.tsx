import css from './layout.module.css';

/** Pushes what follows in a row to its end. */
export function Spacer({ component: Tag = 'span' }: { component?: 'span' | 'div' }) {
  return <Tag className={css.spacer} />;
}
