import type { QuoteBankAccount } from '@bellbird/contract/couples/quote-payments';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';

export const quoteMoneyOptions = (id: number) =>
  queryOptions({
    queryKey: ['payments', 'quotes', id],
    queryFn: async ({ signal }) => (await api('GET /providers/{id}/quote-money', { params: { id }, signal })).data,
  });

export const markReceived = (id: number) => api('POST /quote-instalments/{id}/received', { params: { id } });
export const undoReceived = (id: number) => api('DELETE /quote-instalments/{id}/received', { params: { id } });
export const refund = (id: number, body: { cents: number; reason: string }, idempotencyKey: string) =>
  api('POST /quote-instalments/{id}/refund', { params: { id }, body, idempotencyKey });
export const saveBankAccount = (id: number, body: QuoteBankAccount) =>
  api('PUT /providers/{id}/quote-bank-account', { params: { id }, body });
