import type {
  InstalmentList,
  exportMoney,
  listDeskInstalments,
  listDisputes,
  listPayouts,
  listQuoteCharges,
  readDeskMoney,
  reconcileMoney,
} from '@bellbird/contract/desk/money';
import type {
  RefundForm,
  askRefund,
  decideRefund,
  listDeskTransfers,
  listFailedRefunds,
  listRefunds,
  listTransferCandidates,
  matchTransfer,
  returnTransfer,
  settleFailedRefund,
} from '@bellbird/contract/money/payments';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const readEndpoint = endpoint<typeof readDeskMoney>('GET /desk/money');
const instalmentsEndpoint = endpoint<typeof listDeskInstalments>('GET /desk/money/instalments');
const quotesEndpoint = endpoint<typeof listQuoteCharges>('GET /desk/money/quote-charges');
const disputesEndpoint = endpoint<typeof listDisputes>('GET /desk/money/disputes');
const payoutsEndpoint = endpoint<typeof listPayouts>('GET /desk/money/payouts');
const reportEndpoint = endpoint<typeof reconcileMoney>('GET /desk/money/reconciliation');
const exportEndpoint = endpoint<typeof exportMoney>('GET /desk/money/export');
const transfersEndpoint = endpoint<typeof listDeskTransfers>('GET /desk/transfers');
const candidatesEndpoint = endpoint<typeof listTransferCandidates>('GET /desk/transfers/{id}/candidates');
const matchEndpoint = endpoint<typeof matchTransfer>('POST /desk/transfers/{id}/match');
const returnEndpoint = endpoint<typeof returnTransfer>('POST /desk/transfers/{id}/return');
const refundsEndpoint = endpoint<typeof listRefunds>('GET /desk/refunds');
const failedRefundsEndpoint = endpoint<typeof listFailedRefunds>('GET /desk/failed-refunds');
const settleEndpoint = endpoint<typeof settleFailedRefund>('POST /desk/failed-refunds/{id}/settle');
const askEndpoint = endpoint<typeof askRefund>('POST /desk/payment-installments/{id}/refund');
const decideEndpoint = endpoint<typeof decideRefund>('POST /desk/refunds/{id}/decision');

export const moneyKey = ['desk', 'money'] as const;
const COUNT_EVERY_MS = 60_000;

/** Money is looked at to see what has just happened, so nothing is taken from the cache for long. */
const fresh = { placeholderData: keepPreviousData, staleTime: 0 } as const;

export const moneyOptions = queryOptions({
  queryKey: [...moneyKey, 'figures'],
  queryFn: async ({ signal }) => (await api(readEndpoint, { signal })).data,
  refetchInterval: COUNT_EVERY_MS,
});

export type InstalmentSearch = { list: InstalmentList; month: string | undefined; query: string; page: number };

export function instalmentsOptions(search: InstalmentSearch) {
  const { list, month, query, page } = search;
  return queryOptions({
    queryKey: [...moneyKey, 'instalments', search],
    queryFn: ({ signal }) =>
      api(instalmentsEndpoint, { query: { list, page, ...(month && { month }), ...(query && { query }) }, signal }),
    ...fresh,
  });
}

export function quoteChargesOptions({ month, page }: { month: string | undefined; page: number }) {
  return queryOptions({
    queryKey: [...moneyKey, 'quotes', month, page],
    queryFn: ({ signal }) => api(quotesEndpoint, { query: { page, ...(month && { month }) }, signal }),
    ...fresh,
  });
}

/** Those that are open, or all. */
export function disputesOptions({ all, page }: ListSearch) {
  return queryOptions({
    queryKey: [...moneyKey, 'disputes', all, page],
    queryFn: ({ signal }) => api(disputesEndpoint, { query: { page, ...(!all && { state: 'open' }) }, signal }),
    ...fresh,
  });
}

export function payoutsOptions({ all, page }: ListSearch) {
  return queryOptions({
    queryKey: [...moneyKey, 'payouts', all, page],
    queryFn: ({ signal }) => api(payoutsEndpoint, { query: { page, ...(!all && { state: 'failed' }) }, signal }),
    ...fresh,
  });
}

export type ListSearch = { all: boolean; page: number };
const listOf = (all: boolean) => (all ? 'all' : 'waiting');

export function transfersOptions({ all, page }: ListSearch) {
  return queryOptions({
    queryKey: [...moneyKey, 'transfers', all, page],
    queryFn: ({ signal }) => api(transfersEndpoint, { query: { page, list: listOf(all) }, signal }),
    ...fresh,
  });
}

export function refundsOptions({ all, page }: ListSearch) {
  return queryOptions({
    queryKey: [...moneyKey, 'refunds', all, page],
    queryFn: ({ signal }) => api(refundsEndpoint, { query: { page, list: listOf(all) }, signal }),
    ...fresh,
  });
}

export function failedRefundsOptions({ all, page }: ListSearch) {
  return queryOptions({
    queryKey: [...moneyKey, 'failed-refunds', all, page],
    queryFn: ({ signal }) => api(failedRefundsEndpoint, { query: { page, list: listOf(all) }, signal }),
    ...fresh,
  });
}

export function candidatesOptions(id: number, query: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'candidates', id, query],
    queryFn: async ({ signal }) =>
      (await api(candidatesEndpoint, { params: { id }, query: { ...(query && { query }) }, signal })).data,
    ...fresh,
  });
}

export type ReportDays = { from: string; to: string };

/** Asks the gateway, which takes a while: only when somebody wants the report. */
export function reportOptions(days: ReportDays) {
  return queryOptions({
    queryKey: [...moneyKey, 'report', days],
    queryFn: async ({ signal }) => (await api(reportEndpoint, { query: days, signal })).data,
    retry: false,
  });
}

export async function fetchBookkeeping(days: ReportDays): Promise<Blob> {
  return (await api(exportEndpoint, { query: days })) as unknown as Blob;
}

export async function match(id: number, installmentId: number): Promise<void> {
  await api(matchEndpoint, { params: { id }, body: { installmentId } });
}

export async function sendBack(id: number, reason: string): Promise<void> {
  await api(returnEndpoint, { params: { id }, body: { reason } });
}

export async function refund(id: number, form: RefundForm): Promise<void> {
  await api(askEndpoint, { params: { id }, body: form });
}

export async function settle(id: number, note: string): Promise<void> {
  await api(settleEndpoint, { params: { id }, body: { note } });
}

export async function decide(id: number, decision: 'approved' | 'declined', note: string): Promise<void> {
  await api(decideEndpoint, { params: { id }, body: { decision, note } });
}
