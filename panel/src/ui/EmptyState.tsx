import type { ReactNode } from 'react';
import { SingingBird } from './drawings/SingingBird.tsx';
import { Text } from './Text.tsx';
import css from './EmptyState.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  /** Why it is empty and what helps. */
  text?: ReactNode;
  /** The next step. */
  actions?: ReactNode;
  drawing?: ReactNode;
  /** The page's heading level when this is all it shows. */
  headingLevel?: 'h1' | 'h2';
};

/** An empty place: a drawing, what it means and the next step. */
export function EmptyState({ title, text, actions, drawing = <SingingBird />, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <div className={css.middle}>
      {drawing}
      <Text size="subtitle" component={headingLevel} mt={2}>
        {title}
      </Text>
      {text && <div className={css.text}>{text}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
