import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { stringifySearch } from '#platform/routing/search.ts';

type DeskSearch = { query?: string | undefined; customerId?: number | undefined; page?: number | undefined };

/** The search of a desk page is in its address, so it can be bookmarked and shared. */
export function useDeskSearch(path: string) {
  const search = useSearch() as Record<string, unknown>;
  const navigate = useNavigate();
  return {
    query: typeof search['query'] === 'string' ? search['query'] : '',
    customerId: wholeNumber(search['customerId']),
    page: wholeNumber(search['page']) ?? 1,
    go: (next: DeskSearch, replace = false) => void navigate({ href: path + stringifySearch(next), replace }),
  };
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
