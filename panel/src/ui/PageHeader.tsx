import type { ReactNode } from 'react';
import { BottomActions } from './BottomActions.tsx';
import { Title } from './Text.tsx';
import { isLongTitle } from './is-long-title.ts';
import css from './PageHeader.module.css';

export type PageHeaderProps = {
  title: ReactNode;
  /** What the page is for, in one line. */
  lead?: ReactNode;
  /** Before the title: a link back, an avatar. */
  before?: ReactNode;
  /** One or two small controls; on phones they stay beside the title. */
  quick?: ReactNode;
  /** Secondary actions; they stay at the top. */
  actions?: ReactNode;
  /** The one filled button; on phones it moves to the bar at the bottom. */
  primary?: ReactNode;
  /** On phones the primary button is round and floats, so that a list keeps its space. */
  floats?: boolean;
};

/** The page's name and actions. On phones the name is in a bar that stays at the top. */
export function PageHeader({ title, lead, before, quick, actions, primary, floats = false }: PageHeaderProps) {
  return (
    <header className={css.head} data-page-bar="">
      <div className={css.bar}>
        {before && <div className={css.before}>{before}</div>}
        <Title data-long={(typeof title === 'string' && isLongTitle(title)) || undefined}>{title}</Title>
        {quick && <div className={css.quick}>{quick}</div>}
      </div>
      {lead && <p className={css.lead}>{lead}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
      {primary && (
        <div className={css.primary}>
          <BottomActions floats={floats}>{primary}</BottomActions>
        </div>
      )}
    </header>
  );
}
