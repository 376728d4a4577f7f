import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 5000;
const MINUTE_MS = 60_000;

/** Whole minutes until a moment; calls `onOver` when it has passed. */
export function useMinutesLeft(until: number, onOver: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => {
      setNow(Date.now());
      if (Date.now() >= until) onOver();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [until, onOver]);
  return Math.floor(Math.max(0, until - now) / MINUTE_MS);
}
