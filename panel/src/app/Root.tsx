import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { useFocusHeading } from '#platform/routing/use-focus-heading.ts';
import { useCurrentRoute } from './current-route.ts';
import { Guard, useDecision } from './guard/Guard.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { LayoutSkeleton } from './layouts/LayoutSkeleton.tsx';
import { type Layout, layoutSources, pageSource } from './pages.ts';
import { type LayoutName, paramsAllowed } from './route-table.ts';
import { useDocumentTitle } from './use-document-title.ts';

const NotFoundPage = lazyPart(pageSource('error404').load);

const layouts: Record<LayoutName, Layout> = {
  main: lazyPart(layoutSources.main),
  checkout: lazyPart(layoutSources.checkout),
  wizard: lazyPart(layoutSources.wizard),
  auth: lazyPart(layoutSources.auth),
  bare: lazyPart(layoutSources.bare),
  plain: lazyPart(layoutSources.plain),
  desk: lazyPart(layoutSources.desk),
};

/** Every page passes here: its title, its guard, its frame. */
export function Root() {
  const route = useCurrentRoute();
  const { entry, params } = route;
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' });
  const decision = useDecision(route);
  const isKnown = paramsAllowed(entry, params) && decision.kind !== 'missing';
  useDocumentTitle(isKnown ? entry.title : 'error404');
  useFocusHeading(path);

  const layout = isKnown ? entry.layout : 'plain';
  const Frame = layouts[layout];
  return (
    <Suspense fallback={<LayoutSkeleton layout={layout} />}>
      <LeaveGuard />
      <Guard route={route} decision={decision}>
        <Frame>{isKnown ? <Outlet /> : <NotFoundPage />}</Frame>
      </Guard>
    </Suspense>
  );
}
