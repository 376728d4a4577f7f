import type { ReactNode } from 'react';
import css from './BottomActions.module.css';

/** In the flow on wide screens; on phones the buttons stick above the bottom bar. */
export function BottomActions({ children }: { children: ReactNode }) {
  return (
    <div className={css.bar} data-bottom-actions="">
      {children}
    </div>
  );
}
