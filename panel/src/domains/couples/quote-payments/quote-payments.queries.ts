import type {
  QuoteBankAccount,
  markQuotePaymentReceived,
  readQuoteMoney,
  refundQuotePayment,
  saveQuoteBankAccount,
} from '@bellbird/contract/couples/quote-payments';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const readEndpoint = endpoint<typeof readQuoteMoney>('GET /providers/{id}/quote-money');
const receivedEndpoint = endpoint<typeof markQuotePaymentReceived>('POST /quote-instalments/{id}/received');
const refundEndpoint = endpoint<typeof refundQuotePayment>('POST /quote-instalments/{id}/refund', { idempotent: true });
const accountEndpoint = endpoint<typeof saveQuoteBankAccount>('PUT /providers/{id}/quote-bank-account');

export const quoteMoneyOptions = (id: number) =>
  queryOptions({
    queryKey: ['payments', 'quotes', id],
    queryFn: async ({ signal }) => (await api(readEndpoint, { params: { id }, signal })).data,
  });

export async function markReceived(id: number): Promise<void> {
  await api(receivedEndpoint, { params: { id } });
}

export async function refund(id: number, body: { cents: number; reason: string }): Promise<void> {
  await api(refundEndpoint, { params: { id }, body });
}

export async function saveBankAccount(id: number, body: QuoteBankAccount): Promise<void> {
  await api(accountEndpoint, { params: { id }, body });
}
