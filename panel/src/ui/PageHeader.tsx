import type { ReactNode } from 'react';
import { BottomActions } from './BottomActions.tsx';
import { Text } from './Text.tsx';
import css from './PageHeader.module.css';

export type PageHeaderProps = {
  title: ReactNode;
  /** What the page is for, in one line. */
  lead?: ReactNode;
  /** Before the title: a link back, an avatar. */
  before?: ReactNode;
  /** Secondary actions; they stay at the top. */
  actions?: ReactNode;
  /** The one filled button; on phones it moves to the bar at the bottom. */
  primary?: ReactNode;
};

export function PageHeader({ title, lead, before, actions, primary }: PageHeaderProps) {
  return (
    <header className={css.head}>
      {before}
      <div className={css.words}>
        <Text size="title">{title}</Text>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {(actions || primary) && (
        <div className={css.actions}>
          {actions}
          {primary && <BottomActions>{primary}</BottomActions>}
        </div>
      )}
    </header>
  );
}
