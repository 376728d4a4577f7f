import { createContext, useContext } from 'react';
import type { Params } from './matching.ts';
import type { Destination, Router, Shown } from './router.ts';
import type { Search } from './search.ts';

export const RouterContext = createContext<Router | undefined>(undefined);
export const ShownContext = createContext<Shown | undefined>(undefined);

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is no router around this part.');
  return value;
}

export function useRouter(): Router {
  return given(useContext(RouterContext));
}

/** What is on the screen; while the next page loads it is still the old one. */
export function useShown(): Shown {
  return given(useContext(ShownContext));
}

export function useSearch(): Search {
  return useShown().search;
}

export function useParams(): Params {
  return useShown().params;
}

/** Always the same function. */
export function useNavigate(): (destination: Destination) => Promise<void> {
  return useRouter().navigate;
}
