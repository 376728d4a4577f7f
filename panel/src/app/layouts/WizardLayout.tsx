import type { ReactNode } from 'react';
import { pathTo } from '#platform/routing/paths.ts';
import { Brand } from '../Brand.tsx';
import css from './WizardLayout.module.css';

/** The signup wizard: a slim header and a wide column. */
export function WizardLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={css.head}>
        <Brand to={pathTo('home')} />
      </header>
      <main className={css.column}>{children}</main>
    </>
  );
}
