import { useUiText } from '../use-ui-text.ts';
import css from './Counter.module.css';

/** How much of the allowed length is used; red beyond it. */
export function Counter({ used, max }: { used: number; max: number }) {
  const t = useUiText();
  return (
    <span
      className={css.figures}
      data-over={used > max || undefined}
      role="img"
      aria-label={t('text.counter', { used, max })}
    >
      {used} / {max}
    </span>
  );
}
