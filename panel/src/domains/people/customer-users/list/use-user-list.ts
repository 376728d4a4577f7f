import { CUSTOMER_USER_STATUSES, type CustomerUserStatus } from '@bellbird/contract/people/customer-users/rules.ts';
import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import type { UserFilters } from '../customer-users.queries.ts';

const SORTS = ['name', 'role', 'status', 'createdAt'] as const;
type Search = Readonly<Record<string, string | string[] | undefined>>;

/** The list’s state from the URL: `?status=invited&name=tess&user=12`. */
export function useUserList() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : undefined);

  const filters: UserFilters = {
    name: text('name'),
    status: CUSTOMER_USER_STATUSES.find((status) => status === text('status')),
    sort: SORTS.find((sort) => sort === text('sort')) ?? 'name',
    direction: text('direction') === 'desc' ? 'desc' : 'asc',
    page: Math.max(1, Number(text('page')) || 1),
    limit: Number(text('limit')) || PAGE_LIMIT_DEFAULT,
  };

  const go = (change: Record<string, string | number | undefined>, replace = true) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace, resetScroll: false });

  return {
    filters,
    /** The user whose dialog is open, or `new`. */
    opened: text('user'),
    open: (user: number | 'new') => go({ user }, false),
    close: () => go({ user: undefined }),
    filter: (change: { name?: string | undefined; status?: CustomerUserStatus | undefined }) =>
      go({ ...change, page: undefined }),
    sort: (sort: string, direction: 'asc' | 'desc') => go({ sort, direction, page: undefined }),
    page: (page: number) => go({ page }),
    limit: (limit: number) => go({ limit, page: undefined }),
    searchFor: (user: number) => ({ ...search, user: String(user) }),
  };
}
