import { createContext, useContext } from 'react';
import type { PageName, PageParams } from './paths.ts';
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

type Together<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never;
type SharedParams<Names extends readonly PageName[]> = Names extends readonly [infer Only extends PageName]
  ? PageParams<Only>
  : Partial<Together<PageParams<Names[number]>>>;

/**
 * The parameters in the path of the page: `useParams('lead').id`. A page with several paths names them all; a
 * parameter may then be missing.
 */
export function useParams<const Names extends readonly [PageName, ...PageName[]]>(
  ...names: Names
): SharedParams<Names> {
  const { route, params } = useShown();
  if (!names.some((name) => name === route))
    throw new Error(`The page ${route} has not the path of ${names.join(', ')}.`);
  return params as SharedParams<Names>;
}

/** Always the same function. */
export function useNavigate(): (destination: Destination) => Promise<void> {
  return useRouter().navigate;
}
