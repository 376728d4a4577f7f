import { useEffect, useState } from 'react';
import { onFirstMove, usage } from './first-move.ts';

/** Somebody who only looks, or uses the panel in a way that has no such events, does not wait for ever. */
const LONGEST_MS = 6000;

/** Whether somebody has begun to use the panel, here or on the page before, or has looked at the page for a while. */
export function useHasBegun(): boolean {
  const [hasBegun, setBegun] = useState(usage.hasBegun);
  useEffect(() => {
    const begin = () => setBegun(true);
    const timer = setTimeout(begin, LONGEST_MS);
    const forget = onFirstMove(begin);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, []);
  return hasBegun;
}
