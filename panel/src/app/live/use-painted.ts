import { useEffect, useState } from 'react';

/** True once the page is rendered and the browser is idle. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // Not every browser supports idle callbacks.
    const wait = window.requestIdleCallback ?? ((then: () => void) => window.setTimeout(then, 200));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const waiting = wait(() => setPainted(true));
    return () => cancel(waiting);
  }, []);
  return isPainted;
}
