import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { stringifySearch } from '#platform/routing/search.ts';

type Wanted = { query?: string | undefined; customerId?: number | undefined; page?: number | undefined };

/** What a page of the desk is about stands in its address, so that it can be kept, sent and gone back to. */
export function useDeskSearch(path: string) {
  const search = useSearch() as Record<string, unknown>;
  const navigate = useNavigate();
  return {
    query: typeof search['query'] === 'string' ? search['query'] : '',
    customerId: wholeNumber(search['customerId']),
    page: wholeNumber(search['page']) ?? 1,
    go: (wanted: Wanted, replace = false) => void navigate({ href: path + stringifySearch(wanted), replace }),
  };
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
