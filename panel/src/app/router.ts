import { report } from '#platform/error-reporting/current-reporter.ts';
import { loadTexts } from '#platform/i18n/i18n.ts';
import { type Router, createRouter } from '#platform/routing/router.ts';
import { readTokens } from '#platform/session/token-store.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { fetchFrame } from './layouts/frames.ts';
import { PageSkeleton } from './layouts/PageSkeleton.tsx';
import { type PageSource, pageSource } from './pages.ts';
import { ROUTE_NAMES, type RouteEntry, routeEntry } from './route-table.ts';

/** Everything a page needs is fetched at once; a visitor who will be sent to the login fetches nothing. */
async function fetchAll({ access, layout }: RouteEntry, { load, texts }: PageSource) {
  if ((access === 'member' || access === 'staff') && !readTokens()) return undefined;
  const [Page] = await Promise.all([load(), loadTexts(texts), fetchFrame(layout)]);
  return Page;
}

export function createPanelRouter(): Router {
  const routes = ROUTE_NAMES.map((name) => {
    const entry = routeEntry(name);
    return { name, path: entry.path, load: () => fetchAll(entry, pageSource(name)) };
  });
  const gallery = {
    name: 'gallery',
    path: '/dev/gallery',
    load: () => import('#ui/gallery/GalleryPage.tsx').then((module) => module.GalleryPage),
  };
  return createRouter(import.meta.env.DEV ? [...routes, gallery] : routes, {
    missing: async () => {
      const { load, texts } = pageSource('error404');
      return (await Promise.all([load(), loadTexts(texts), fetchFrame('plain')]))[0];
    },
    Waiting: PageSkeleton,
    failed: (error) => {
      report(error);
      return CrashScreen;
    },
  });
}
