import type { InstalmentList } from '@bellbird/contract/desk/money';
import type { RefundForm } from '@bellbird/contract/money/payments';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

export const moneyKey = ['desk', 'money'] as const;
const COUNT_EVERY_MS = 60_000;

/** Money is looked at to see what has just happened, so nothing is taken from the cache for long. */
const fresh = { placeholderData: keepPreviousData, staleTime: 0 } as const;

export const moneyOptions = dataOptions([...moneyKey, 'figures'], 'GET /desk/money', {
  refetchInterval: COUNT_EVERY_MS,
});

export type InstalmentSearch = { list: InstalmentList; month: string | undefined; query: string; page: number };

export function instalmentsOptions(search: InstalmentSearch) {
  const { list, month, query, page } = search;
  return queryOptions({
    queryKey: [...moneyKey, 'instalments', search],
    queryFn: ({ signal }) =>
      api('GET /desk/money/instalments', {
        query: { list, page, ...(month && { month }), ...(query && { query }) },
        signal,
      }),
    ...fresh,
  });
}

export const quoteChargesOptions = ({ month, page }: { month: string | undefined; page: number }) =>
  answerOptions([...moneyKey, 'quotes', month, page], 'GET /desk/money/quote-charges', {
    query: { page, ...(month && { month }) },
    ...fresh,
  });

/** Those that are open, or all. */
export const disputesOptions = ({ all, page }: ListSearch) =>
  answerOptions([...moneyKey, 'disputes', all, page], 'GET /desk/money/disputes', {
    query: { page, ...(!all && { state: 'open' }) },
    ...fresh,
  });

export const payoutsOptions = ({ all, page }: ListSearch) =>
  answerOptions([...moneyKey, 'payouts', all, page], 'GET /desk/money/payouts', {
    query: { page, ...(!all && { state: 'failed' }) },
    ...fresh,
  });

export type ListSearch = { all: boolean; page: number };
const listOf = (all: boolean) => (all ? 'all' : 'waiting');

export const transfersOptions = ({ all, page }: ListSearch) =>
  answerOptions([...moneyKey, 'transfers', all, page], 'GET /desk/transfers', {
    query: { page, list: listOf(all) },
    ...fresh,
  });

export const refundsOptions = ({ all, page }: ListSearch) =>
  answerOptions([...moneyKey, 'refunds', all, page], 'GET /desk/refunds', {
    query: { page, list: listOf(all) },
    ...fresh,
  });

export const failedRefundsOptions = ({ all, page }: ListSearch) =>
  answerOptions([...moneyKey, 'failed-refunds', all, page], 'GET /desk/failed-refunds', {
    query: { page, list: listOf(all) },
    ...fresh,
  });

export const candidatesOptions = (id: number, query: string) =>
  dataOptions([...moneyKey, 'candidates', id, query], 'GET /desk/transfers/{id}/candidates', {
    params: { id },
    query: { ...(query && { query }) },
    ...fresh,
  });

export type ReportDays = { from: string; to: string };

/** Asks the gateway, which takes a while: only when somebody wants the report. */
export const reportOptions = (days: ReportDays) =>
  dataOptions([...moneyKey, 'report', days], 'GET /desk/money/reconciliation', { query: days, retry: false });

export async function fetchBookkeeping(days: ReportDays): Promise<Blob> {
  return (await api('GET /desk/money/export', { query: days })) as unknown as Blob;
}

export const match = (id: number, installmentId: number) =>
  api('POST /desk/transfers/{id}/match', { params: { id }, body: { installmentId } });
export const sendBack = (id: number, reason: string) =>
  api('POST /desk/transfers/{id}/return', { params: { id }, body: { reason } });
export const refund = (id: number, form: RefundForm) =>
  api('POST /desk/payment-installments/{id}/refund', { params: { id }, body: form });
export const retry = (id: number) => api('POST /desk/failed-refunds/{id}/retry', { params: { id } });
export const settle = (id: number, note: string) =>
  api('POST /desk/failed-refunds/{id}/settle', { params: { id }, body: { note } });
export const decide = (id: number, decision: 'approved' | 'declined', note: string) =>
  api('POST /desk/refunds/{id}/decision', { params: { id }, body: { decision, note } });
