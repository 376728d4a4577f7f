import { useEffect, useState } from 'react';

/** True once the page has been drawn and the browser has nothing better to do. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // Not every browser tells when it is idle.
    const wait = window.requestIdleCallback ?? ((then: () => void) => window.setTimeout(then, 200));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const waiting = wait(() => setPainted(true));
    return () => cancel(waiting);
  }, []);
  return isPainted;
}
