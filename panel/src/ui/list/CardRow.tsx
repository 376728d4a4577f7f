import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import css from './CardRow.module.css';
import stretched from './stretched-link.module.css';

type CardRowProps = {
  icon?: ReactNode;
  /** A name, as `b` or as a link, and a line about it as `small`. */
  children: ReactNode;
  end?: ReactNode;
  /** The name is a link, and the whole row takes its presses. */
  linked?: boolean;
};

/** A row of a list in a card. */
export function CardRow({ icon, children, end, linked }: CardRowProps) {
  return (
    <li className={css.row} data-linked={linked || undefined}>
      {icon}
      <div className={linked ? stretched.stretched : undefined}>{children}</div>
      {end}
    </li>
  );
}

/** At the end of a row that leads somewhere. */
export const Further = () => <ChevronRight className={css.further} data-mirrored aria-hidden size={16} />;
