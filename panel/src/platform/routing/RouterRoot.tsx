import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { Router } from './router.ts';
import { RouterContext, ShownContext } from './routing.ts';

/** Keeps what is rendered in step with the address. */
export function RouterRoot({ router, children }: { router: Router; children: ReactNode }) {
  const [shown, setShown] = useState(router.shown);

  useEffect(() => {
    let last = router.shown;
    const follow = () => {
      const next = router.shown;
      // Another page is rendered as a transition; a change on the current one follows the input at once.
      if (next.Page === last.Page) setShown(next);
      else startTransition(() => setShown(next));
      last = next;
    };
    // A page may have navigated already: its effects run before this one.
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
