import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, createElement, useMemo } from 'react';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { useFocusHeading } from '#platform/routing/use-focus-heading.ts';
import { useCurrentRoute } from './current-route.ts';
import { Guard, useDecision } from './guard/Guard.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { LayoutSkeleton } from './layouts/LayoutSkeleton.tsx';
import { frameOf } from './layouts/frames.ts';
import { pageSource } from './pages.ts';
import { paramsAllowed } from './route-table.ts';
import { useDocumentTitle } from './use-document-title.ts';

const NotFoundPage = lazyPart(pageSource('error404').load);

/** Every page passes here: its title, its guard, its frame. */
export function Root() {
  const route = useCurrentRoute();
  const { entry, params } = route;
  const decision = useDecision(route);
  const isKnown = paramsAllowed(entry, params) && decision.kind !== 'missing';
  useDocumentTitle(isKnown ? entry.title : 'error404');

  const layout = isKnown ? entry.layout : 'plain';
  // Kept for as long as the layout stays: another component in its place would begin anew.
  const frame = useMemo(() => frameOf(layout), [layout]);
  // The same element as long as it says the same: what the router notes of a page that is shown draws nothing anew.
  const page = useMemo(() => createElement(frame, null, isKnown ? <Outlet /> : <NotFoundPage />), [frame, isKnown]);
  return (
    <Suspense fallback={<LayoutSkeleton layout={layout} />}>
      <LeaveGuard />
      <HeadingFocus />
      <Guard route={route} decision={decision}>
        {page}
      </Guard>
    </Suspense>
  );
}

function HeadingFocus() {
  useFocusHeading(useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' }));
  return null;
}
