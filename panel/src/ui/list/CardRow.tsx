import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './CardRow.module.css';
import stretched from './stretched-link.module.css';

type CardRowProps = {
  icon?: ReactNode;
  /** A name, as `b` or as a link, and a line about it as `small`. */
  children: ReactNode;
  end?: ReactNode;
  /** The name is a link, and the whole row takes its presses. */
  linked?: boolean;
  className?: string | undefined;
};

/** A row of a list in a card. */
export function CardRow({ icon, children, end, linked, className }: CardRowProps) {
  return (
    <li className={cx(css.row, className)} data-linked={linked || undefined}>
      {icon}
      <div className={linked ? stretched.stretched : undefined}>{children}</div>
      {end}
    </li>
  );
}

/** At the end of a row that leads somewhere. */
export const Further = () => <ChevronRight className={css.further} data-mirrored aria-hidden size={16} />;
