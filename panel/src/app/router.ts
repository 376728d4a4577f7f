import { report } from '#platform/error-reporting/current-reporter.ts';
import { loadTexts } from '#platform/i18n/i18n.ts';
import { stylesOf } from '#loading/all-styles.ts';
import { isNotLoaded } from '#loading/import-again.ts';
import { nextTask } from '#loading/next-task.ts';
import { PAGE_NAMES, PATHS, type PageName } from '#platform/routing/paths.ts';
import { type Router, createRouter } from '#platform/routing/router.ts';
import { readTokens } from '#platform/session/token-store.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { UnreachedPage } from './RetryScreen.tsx';
import { guestPages } from './guest-pages.ts';
import { findPage, isForGuests } from './known-pages.ts';
import { loadLayout } from './layouts/loaded-layouts.ts';
import { PageSkeleton } from './layouts/PageSkeleton.tsx';
import { type Page, component } from './page.ts';

/** Loads everything a page needs at the same time. */
async function loadPage({ component: { load }, texts, layout }: Page) {
  const [Component] = await Promise.all([load(), loadTexts(texts), loadLayout(layout)]);
  return Component;
}

/** Finds a page and loads it. Files that are here already are evaluated one after the other, not in one long task. */
async function findAndLoad(name: PageName) {
  await nextTask();
  const page = await findPage(name);
  await nextTask();
  return loadPage(page);
}

/** A visitor who will be sent to the login loads nothing. */
function needsLogin(name: PageName): boolean {
  return !isForGuests(name) && !readTokens();
}

export function createPanelRouter(): Router {
  const routes = PAGE_NAMES.map((name) => ({
    name,
    path: PATHS[name],
    load: async () => (needsLogin(name) ? undefined : (await Promise.all([findAndLoad(name), stylesOf(name)]))[0]),
  }));
  const gallery = {
    name: 'gallery',
    path: '/dev/gallery',
    load: component(() => import('#ui/gallery/GalleryPage.tsx'), 'GalleryPage').load,
  };
  return createRouter(import.meta.env.DEV ? [...routes, gallery] : routes, {
    missing: async () => (await Promise.all([loadPage(guestPages.error404), stylesOf('error404')]))[0],
    Waiting: PageSkeleton,
    failed: (error) => {
      report(error);
      return isNotLoaded(error) ? UnreachedPage : CrashScreen;
    },
  });
}
