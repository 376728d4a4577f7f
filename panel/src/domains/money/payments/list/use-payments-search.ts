import { PAYMENT_SORTS, PAYMENT_STATUSES, PAYMENT_TYPES } from '@bellbird/contract/money/payments/payment-rules.ts';
import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** The filters and order from the address: `?status=pending&type=credit_card&provider=7&sort=dueDate&order=asc`. */
export function usePaymentsSearch() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : undefined);
  const go = (change: Record<string, string | number | undefined>) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false });
  return {
    status: PAYMENT_STATUSES.find((each) => each === text('status')),
    type: PAYMENT_TYPES.find((each) => each === text('type')),
    providerId: Number(text('provider')) || undefined,
    sort: PAYMENT_SORTS.find((each) => each === text('sort')) ?? 'createdAt',
    order: text('order') === 'asc' ? ('asc' as const) : ('desc' as const),
    page: Math.max(1, Number(text('page')) || 1),
    limit: Number(text('limit')) || PAGE_LIMIT_DEFAULT,
    go,
  };
}

export type PaymentsSearch = ReturnType<typeof usePaymentsSearch>;
