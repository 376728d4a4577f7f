import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '#platform/i18n/i18n.ts';
import { parseSearch, stringifySearch } from '#platform/routing/search.ts';
import { readTokens } from '#platform/session/token-store.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { fetchFrame } from './layouts/frames.ts';
import { PageSkeleton } from './layouts/PageSkeleton.tsx';
import { pageSource } from './pages.ts';
import { Root } from './Root.tsx';
import { ROUTE_NAMES, type RouteName, routeEntry } from './route-table.ts';

const NotFoundPage = lazyRouteComponent(async () => ({ default: await pageSource('error404').load() }));

const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });

function routeFor(name: RouteName) {
  const entry = routeEntry(name);
  const source = pageSource(name);
  return createRoute({
    getParentRoute: () => rootRoute,
    path: routerPath(entry.path),
    component: lazyRouteComponent(async () => ({ default: await source.load() })),
    staticData: { routeName: name, title: entry.title },
    // Everything a page needs is fetched at once; a visitor who will be sent to the login fetches nothing.
    loader: () =>
      (entry.access === 'member' || entry.access === 'staff') && !readTokens()
        ? undefined
        : Promise.all([loadTexts(source.texts), fetchFrame(entry.layout)]).then(() => undefined),
  });
}

/** `/leads/{id}` → `/leads/$id`, and `{galleryId?}` → `{-$galleryId}`. */
function routerPath(path: string): string {
  return path.replaceAll(/\{(\w+)\?\}/g, '{-$$$1}').replaceAll(/\{(\w+)\}/g, '$$$1');
}

function galleryRoute() {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: '/dev/gallery',
    component: lazyRouteComponent(() => import('#ui/gallery/GalleryPage.tsx'), 'GalleryPage'),
  });
}

export function createPanelRouter() {
  const routes = ROUTE_NAMES.map(routeFor);
  return createRouter({
    routeTree: rootRoute.addChildren(import.meta.env.DEV ? [...routes, galleryRoute()] : routes),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: CrashScreen,
    scrollRestoration: true,
  });
}
