import type { QuoteBankAccount } from '@bellbird/contract/couples/quote-payments';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';

const moneyKey = (id: number) => ['payments', 'quotes', id] as const;

/** With so many rows of each list; as many as the server shows at first if it is not said. */
export const quoteMoneyOptions = (id: number, rows?: number) =>
  queryOptions({
    queryKey: rows === undefined ? moneyKey(id) : [...moneyKey(id), rows],
    queryFn: async ({ signal }) =>
      (
        await api('GET /providers/{id}/quote-money', {
          params: { id },
          query: rows === undefined ? {} : { rows },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });

export const markReceived = (id: number) => api('POST /quote-instalments/{id}/received', { params: { id } });
export const undoReceived = (id: number) => api('DELETE /quote-instalments/{id}/received', { params: { id } });
export const refund = (id: number, body: { cents: number; reason: string }, idempotencyKey: string) =>
  api('POST /quote-instalments/{id}/refund', { params: { id }, body, idempotencyKey });
export const saveBankAccount = (id: number, body: QuoteBankAccount) =>
  api('PUT /providers/{id}/quote-bank-account', { params: { id }, body });
