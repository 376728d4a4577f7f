import type { ReactNode } from 'react';
import css from './BottomActions.module.css';

type BottomActionsProps = {
  children: ReactNode;
  /** On phones a round button with only its icon, instead of a bar. */
  floats?: boolean;
};

/** In the flow on wide screens; on phones the buttons stick above the bottom bar. */
export function BottomActions({ children, floats = false }: BottomActionsProps) {
  return (
    <div className={css.bar} data-bottom-actions={floats ? undefined : ''} data-floats={floats || undefined}>
      {children}
    </div>
  );
}
