import type { ReactNode } from 'react';
import { element } from '#ui/element.tsx';
import css from './Rows.module.css';

/** A list of names and values: side by side, or stacked on phones. */
export const Rows = element('dl', css.rows);

export function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
