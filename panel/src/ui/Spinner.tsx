import { cx } from './cx.ts';
import css from './Spinner.module.css';

/** Work in progress. It says nothing by itself: what waits is marked `aria-busy`. */
export function Spinner({ size, className }: { size?: 'large'; className?: string | undefined }) {
  return <span aria-hidden className={cx(css.spinner, className)} data-size={size} />;
}
