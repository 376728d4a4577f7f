import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the latest one does, so that rows which get it need not render again. */
export function useSteady<Given extends readonly unknown[]>(latest: (...given: Given) => void) {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...given: Given) => current.current(...given), []);
}
