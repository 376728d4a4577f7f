import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { useNavigate, useSearch } from './routing.ts';

type Search = Readonly<Record<string, string | string[] | undefined>>;
type Change = Record<string, string | number | undefined>;

/** A list’s state in the URL: `?find=barn&page=2`. */
export function useListSearch() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : undefined);
  const go = (change: Change, replace = true) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace, resetScroll: false });
  return {
    search,
    text,
    go,
    listing: {
      query: text('find'),
      page: Math.max(1, Number(text('page')) || 1),
      limit: Number(text('limit')) || PAGE_LIMIT_DEFAULT,
    },
    find: (words: string) => go({ find: words || undefined, page: undefined }),
    page: (page: number) => go({ page }),
    limit: (limit: number) => go({ limit, page: undefined }),
  };
}
