import { useNavigate, useSearch } from '#platform/routing/routing.ts';

export const MONEY_VIEWS = [
  'received',
  'due',
  'failed',
  'transfers',
  'refunds',
  'failedRefunds',
  'disputes',
  'quotes',
  'payouts',
  'report',
] as const;
export type MoneyView = (typeof MONEY_VIEWS)[number];

/** What the page shows is in its address, so it can be bookmarked and shared. */
export function useMoneySearch() {
  const search = useSearch() as { view?: string; page?: string; query?: string; month?: string; all?: unknown };
  const navigate = useNavigate();
  return {
    view: MONEY_VIEWS.find((each) => each === search.view) ?? 'received',
    page: Math.max(1, Number(search.page) || 1),
    query: search.query ?? '',
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.test(search.month ?? '') ? search.month : undefined,
    all: Boolean(search.all),
    show: (change: object) => void navigate({ to: '.', search: { ...search, ...change }, replace: true }),
  };
}

/** `2026-11` and a number of months later. */
export function monthLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 'YYYY-MM'.length);
}
