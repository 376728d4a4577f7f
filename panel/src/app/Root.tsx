import { Suspense, createElement, lazy, useMemo, useRef } from 'react';
import { PageBoundary } from '#platform/routing/PageBoundary.tsx';
import { useShown } from '#platform/routing/routing.ts';
import { useFocusHeading } from '#platform/routing/use-focus-heading.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { useCurrentRoute } from './current-route.ts';
import { Guard, useDecision } from './guard/Guard.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { LayoutSkeleton } from './layouts/LayoutSkeleton.tsx';
import { frameOf } from './layouts/frames.ts';
import { pageSource } from './pages.ts';
import { paramsAllowed } from './route-table.ts';
import { useDocumentTitle } from './use-document-title.ts';

const NotFoundPage = lazy(async () => ({ default: await pageSource('error404').load() }));

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
  // The same element as long as it says the same: a frame is not drawn anew for what changes on its page.
  const page = useMemo(
    () => createElement(frame, null, isKnown ? <CurrentPage /> : <NotFoundPage />),
    [frame, isKnown],
  );
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

function CurrentPage() {
  const { Page } = useShown();
  return (
    <PageBoundary page={Page} fallback={<CrashScreen />}>
      <Page />
    </PageBoundary>
  );
}

/** Only once a page is here: one that is still on its way has no heading. */
function HeadingFocus() {
  const { pathname, isAnnounced } = useShown();
  const last = useRef(pathname);
  if (!isAnnounced) last.current = pathname;
  useFocusHeading(last.current);
  return null;
}
