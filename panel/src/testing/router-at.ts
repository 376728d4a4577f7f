import type { ComponentType } from 'react';
import { type Router, createRouter } from '#platform/routing/router.ts';

type Route = { name: string; path: string };
type OnePage = { path?: string; route?: Route; others?: readonly Route[] };

/** A started router with one open page; other routes show the same component. */
export async function routerAt(
  Page: ComponentType,
  { path = '/', route = { name: 'page', path }, others = [] }: OnePage = {},
): Promise<Router> {
  history.replaceState(null, '', path);
  const routes = [route, ...others].map((each) => ({ ...each, load: () => Promise.resolve(Page) }));
  const router = createRouter(routes, {
    // Leaving the page shows in the address.
    missing: () => Promise.resolve(() => null),
    Waiting: () => null,
    failed: (error) => {
      throw error;
    },
  });
  await router.start();
  return router;
}
