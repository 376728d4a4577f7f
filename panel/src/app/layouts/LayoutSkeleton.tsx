import { pathTo } from '#platform/routing/paths.ts';
import { Brand } from '../Brand.tsx';
import type { LayoutName } from '../page.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import css from './LayoutSkeleton.module.css';

/** The layout while the login state is unknown: bar and sidebar keep their places, so nothing moves later. */
export function LayoutSkeleton({ layout }: { layout: LayoutName }) {
  if (layout !== 'main' && layout !== 'checkout' && layout !== 'desk') return <main data-testid="shell-skeleton" />;
  return (
    <div data-testid="shell-skeleton">
      <header className={css.bar}>
        <Brand to={pathTo('home')} />
      </header>
      <div className={css.columns} data-sidebar={layout !== 'checkout'}>
        <main>
          <PageSkeleton />
        </main>
      </div>
    </div>
  );
}
