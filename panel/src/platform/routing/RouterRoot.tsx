import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { Router } from './router.ts';
import { RouterContext, ShownContext } from './routing.ts';

/** Keeps what is drawn in step with the address. */
export function RouterRoot({ router, children }: { router: Router; children: ReactNode }) {
  const [shown, setShown] = useState(router.shown);

  useEffect(() => {
    let last = router.shown;
    const follow = () => {
      const next = router.shown;
      // Another page is drawn in slices; what changes on the present one follows the fingers.
      if (next.Page === last.Page) setShown(next);
      else startTransition(() => setShown(next));
      last = next;
    };
    // A page may have gone on as soon as it was drawn: its effects run before this one.
    follow();
    return router.subscribe(follow);
  }, [router]);

  useLayoutEffect(() => {
    if (shown.scrollTo !== undefined) window.scrollTo(0, shown.scrollTo);
  }, [shown]);

  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>{children}</ShownContext>
    </RouterContext>
  );
}
