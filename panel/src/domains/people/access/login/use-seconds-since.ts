import { useEffect, useState } from 'react';

/** Whole seconds since a moment, updated every second. */
export function useSecondsSince(moment: number): number {
  const [now, setNow] = useState(moment);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  // Just after a restart `now` still belongs to the earlier moment.
  return Math.max(0, Math.floor((now - moment) / 1000));
}
