import type { ComponentType } from 'react';
import { type Router, createRouter } from '#platform/routing/router.ts';

type OnePage = { path?: string; route?: { name: string; path: string } };

/** A started router whose one page is open. */
export async function routerAt(
  Page: ComponentType,
  { path = '/', route = { name: 'page', path } }: OnePage = {},
): Promise<Router> {
  history.replaceState(null, '', path);
  const router = createRouter([{ ...route, load: () => Promise.resolve(Page) }], {
    // Whoever leaves the one page is seen to have left by the address.
    missing: () => Promise.resolve(() => null),
    Waiting: () => null,
    failed: (error) => {
      throw error;
    },
  });
  await router.start();
  return router;
}
