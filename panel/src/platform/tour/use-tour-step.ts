import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Gone with the session, as everything that queries keep. */
const STEP_KEY = ['tour', 'step'];

/** Which step of a tour is shown, and how to show another. Back from a page that a step led to, it goes on there. */
export function useTourStep(): readonly [at: number, goTo: (step: number) => void] {
  const queries = useQueryClient();
  const [at, setAt] = useState(() => queries.getQueryData<number>(STEP_KEY) ?? 0);
  const goTo = (step: number) => {
    queries.setQueryData(STEP_KEY, step);
    setAt(step);
  };
  return [at, goTo];
}
