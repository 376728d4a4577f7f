import type { ReactNode } from 'react';
import css from './AccessForm.module.css';

/** The column of every page outside the panel: a title, and the form below it. */
export function AccessForm({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className={css.column}>
      <div>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}
