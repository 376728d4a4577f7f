import type { QueryClient } from '@tanstack/react-query';
import { parseSearch } from '#platform/routing/search.ts';
import { filterQuery, readLeadSearch } from '../list/lead-search.ts';
import { leadsOptions } from '../list/list.queries.ts';
import { type LastList, findNeighbours } from './last-list.ts';
import { extendBackwards, extendForwards } from './extend-list.ts';

/**
 * Fetches the pages before and after a list, with its filters and order; their rows also fill the next couple's page
 * at once.
 */
export async function loadNeighbours(queries: QueryClient, list: LastList, id: number): Promise<LastList> {
  const state = readLeadSearch(parseSearch(list.search));
  const { sort, limit } = state;
  const fetchPage = async (page: number) => {
    const options = leadsOptions({ ...filterQuery(state), sort, page, limit });
    const { data, meta } = await queries.fetchQuery({ ...options, staleTime: 0 });
    return { ids: data.map((lead) => lead.id), total: meta.total };
  };
  const { previous, next } = findNeighbours(id, list);
  const on = next === undefined ? await extendForwards(list, limit, fetchPage) : list;
  return previous === undefined ? extendBackwards(on, limit, fetchPage) : on;
}
