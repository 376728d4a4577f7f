import { startTransition, useEffect, useState } from 'react';

/** As many as the screen of a phone holds. */
const FIRST = 9;
/** As many as a slow phone renders and lays out without keeping a finger waiting. */
const STEP = 3;

/** How many rows are rendered: those in view at once, the others a few at a time while the browser can respond. */
export function useFirstRows(all: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count < all) startTransition(() => setCount(count + STEP));
  }, [count, all]);
  return Math.min(count, all);
}
