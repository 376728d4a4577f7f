import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { isForShortcuts } from '#platform/keyboard/is-for-shortcuts.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { type Search, parseSearch } from '#platform/routing/search.ts';
import { type LastList, findNeighbours, recallList, rememberList } from './last-list.ts';

type Direction = 'previous' | 'next';

export type Neighbours = {
  /** The search of the list, for the link back. */
  search: Search;
  /** Whether there is a previous or next couple at all. */
  hasNeighbours: boolean;
  /** Whether there is one in this direction; true while that is still loading. */
  can: Record<Direction, boolean>;
  go: (direction: Direction) => void;
};

/** Goes through the list from couple to couple, beyond its page: J for the next, K for the previous. */
export function useNeighbours(id: number): Neighbours {
  const navigate = useNavigate();
  const { activeTab } = useSearch();
  const queries = useQueryClient();
  const [list] = useState(recallList);
  const known = findNeighbours(id, list);
  const isOnPages = list.pages !== undefined && list.ids.includes(id);
  const isAtEdge = isOnPages && (known.previous === undefined || known.next === undefined);
  const longer = useQuery({ ...neighbourOptions(queries, list, id), enabled: isAtEdge });
  const found = longer.data ? findNeighbours(id, longer.data) : known;
  const isAsking = isAtEdge && longer.isPending && !longer.isLoadingError;

  const go = async (direction: Direction) => {
    const beside = isAsking && known[direction] === undefined ? await ask(queries, list, id) : found;
    const to = beside[direction];
    if (to !== undefined) await navigate({ to: pathTo('lead', { id: to }), search: { activeTab } });
  };

  // As soon as the buttons are there: a key pressed in the moment before a plain effect would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const direction = ({ j: 'next', k: 'previous' } as const)[event.key];
      if (direction && isForShortcuts(event)) void go(direction);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });

  return {
    search: parseSearch(list.search),
    hasNeighbours: isAsking || (found.previous ?? found.next) !== undefined,
    can: {
      previous: found.previous !== undefined || isAsking,
      next: found.next !== undefined || isAsking,
    },
    go: (direction) => void go(direction),
  };
}

async function ask(queries: QueryClient, list: LastList, id: number) {
  return findNeighbours(id, await queries.ensureQueryData(neighbourOptions(queries, list, id)));
}

/** The list extended at its ends; stored, so that the next couple's page continues from it. */
function neighbourOptions(queries: QueryClient, list: LastList, id: number) {
  return queryOptions({
    queryKey: ['neighbours', list.search, list.ids.length, id],
    queryFn: async (): Promise<LastList> => {
      const { loadNeighbours } = await import('./load-neighbours.ts');
      const longer = await loadNeighbours(queries, list, id);
      rememberList(longer);
      return longer;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}
