import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import { useFocusHeading } from '#platform/routing/use-focus-heading.ts';
import { useCurrentRoute } from './current-route.ts';
import { Guard } from './guard/Guard.tsx';
import { LayoutSkeleton } from './layouts/LayoutSkeleton.tsx';
import { layoutSources, pageSource } from './pages.ts';
import { type LayoutName, paramsAllowed } from './route-table.ts';
import { useDocumentTitle } from './use-document-title.ts';

const NotFoundPage = lazy(pageSource('error404').load);

const layouts: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  main: lazy(layoutSources.main),
  checkout: lazy(layoutSources.checkout),
  wizard: lazy(layoutSources.wizard),
  auth: lazy(layoutSources.auth),
  bare: lazy(layoutSources.bare),
  plain: lazy(layoutSources.plain),
};

/** Every page passes here: its title, its guard, its frame. */
export function Root() {
  const route = useCurrentRoute();
  const { entry, params } = route;
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' });
  const isKnown = paramsAllowed(entry, params);
  useDocumentTitle(isKnown ? entry.title : 'error404');
  useFocusHeading(path);

  const layout = isKnown ? entry.layout : 'plain';
  const Layout = layouts[layout];
  return (
    <Suspense fallback={<LayoutSkeleton layout={layout} />}>
      <Guard route={route}>
        <Layout>{isKnown ? <Outlet /> : <NotFoundPage />}</Layout>
      </Guard>
    </Suspense>
  );
}
