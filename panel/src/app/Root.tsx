import { Suspense, createElement, lazy, useMemo, useRef } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { PageBoundary } from '#platform/routing/PageBoundary.tsx';
import { paramsAllowed } from '#platform/routing/paths.ts';
import { useShown } from '#platform/routing/routing.ts';
import { useFocusHeading } from '#platform/routing/use-focus-heading.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { useCurrentRoute } from './current-route.ts';
import { guestPages } from './guest-pages.ts';
import { Guard, useDecision } from './guard/Guard.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { UnreachedScreen } from './RetryScreen.tsx';
import { LayoutSkeleton } from './layouts/LayoutSkeleton.tsx';
import { layoutComponent } from './layouts/loaded-layouts.ts';
import { useDocumentTitle } from './use-document-title.ts';

const NoAccess = lazyPart(() => import('./guard/NoAccess.tsx'), 'NoAccess', { isAwaited: true });
const NotFoundPage = lazy(async () => ({ default: await guestPages.error404.component.load() }));

/** Around every page: its title, its guard and its layout. */
export function Root() {
  const route = useCurrentRoute();
  const { name, page, params } = route;
  const decision = useDecision(route);
  const isKnown = (!name || paramsAllowed(name, params)) && decision.kind !== 'missing';
  useDocumentTitle(isKnown ? page : guestPages.error404);

  const layout = isKnown ? page.layout : 'plain';
  // The same component while the layout is the same: another one would lose its state.
  const Layout = useMemo(() => layoutComponent(layout), [layout]);
  // The same element while nothing in it changes, so that a change on the page does not render the layout again.
  const isRefused = decision.kind === 'refused';
  const content = useMemo(
    () => createElement(Layout, null, isKnown ? isRefused ? <NoAccess /> : <CurrentPage /> : <NotFoundPage />),
    [Layout, isKnown, isRefused],
  );
  return (
    <Suspense fallback={<LayoutSkeleton layout={layout} />}>
      <LeaveGuard />
      <HeadingFocus />
      <Guard route={route} decision={decision}>
        {content}
      </Guard>
    </Suspense>
  );
}

function CurrentPage() {
  const { Page } = useShown();
  return (
    <PageBoundary page={Page} fallback={<CrashScreen />} unreached={(onRetry) => <UnreachedScreen onRetry={onRetry} />}>
      <Page />
    </PageBoundary>
  );
}

/** Waits for the page: one that is still loading has no heading. */
function HeadingFocus() {
  const { pathname, isAnnounced } = useShown();
  const last = useRef(pathname);
  if (!isAnnounced) last.current = pathname;
  useFocusHeading(last.current);
  return null;
}
