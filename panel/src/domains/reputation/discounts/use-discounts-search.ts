import { DISCOUNT_STATES } from '@bellbird/contract/reputation/discounts/discount-status.ts';
import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** The filters in the address: `?tab=coupons&code=…`, `?state=waiting&provider=7`, `&open=12`. */
export function useDiscountsSearch() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : undefined);
  const go = (change: Record<string, string | number | undefined>, replace = true) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace, resetScroll: false });
  return {
    tab: text('tab') === 'coupons' ? ('coupons' as const) : ('offers' as const),
    state: DISCOUNT_STATES.find((each) => each === text('state')),
    providerId: Number(text('provider')) || undefined,
    code: text('code'),
    opened: text('open'),
    page: Math.max(1, Number(text('page')) || 1),
    limit: Number(text('limit')) || PAGE_LIMIT_DEFAULT,
    go,
    searchFor: (id: number) => ({ ...search, open: String(id) }),
    close: () => go({ open: undefined }),
    show: (tab: 'offers' | 'coupons') => void navigate({ to: '.', search: { tab } }),
  };
}

export type DiscountsSearch = ReturnType<typeof useDiscountsSearch>;
