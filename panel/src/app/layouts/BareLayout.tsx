import type { ReactNode } from 'react';
import { pathTo } from '#platform/routing/paths.ts';
import { Brand } from '../Brand.tsx';
import css from './BareLayout.module.css';

/** Pages without navigation: the brand and one narrow column. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <Brand to={pathTo('login')} />
      <main className={css.column}>{children}</main>
    </div>
  );
}
