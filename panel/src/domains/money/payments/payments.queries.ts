import type { DirectDebitForm, Payment, PaymentForm, PurchaseOutcome } from '@bellbird/contract/money/payments';
import type {
  InstallmentCount,
  PaymentAction,
  PaymentSort,
  PaymentStatus,
  PaymentType,
} from '@bellbird/contract/money/payments/payment-rules.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

export const paymentsKey = ['payments'] as const;

export type PaymentSearch = {
  providerId?: number | undefined;
  status?: PaymentStatus | undefined;
  type?: PaymentType | undefined;
  sort: PaymentSort;
  order: 'asc' | 'desc';
};

function toQuery({ providerId, status, type, sort, order }: PaymentSearch) {
  return { sort, order, ...(providerId && { providerId }), ...(status && { status }), ...(type && { type }) };
}

export const paymentsOptions = (search: PaymentSearch, paging: { page: number; limit: number }) =>
  answerOptions([...paymentsKey, 'list', search, paging], 'GET /payments', {
    query: { ...toQuery(search), ...paging },
    placeholderData: keepPreviousData,
  });

export async function exportPayments(search: PaymentSearch): Promise<Blob> {
  return (await api('GET /payments/export', { query: toQuery(search) })) as unknown as Blob;
}

export const paymentOptions = (id: number) =>
  dataOptions([...paymentsKey, 'one', id], 'GET /payments/{id}', { params: { id } });

export const offerOptions = (
  wanted: { providerId: number; productId: number; coupon?: string } | { paymentId: number },
) => dataOptions([...paymentsKey, 'offer', wanted], 'GET /payment-installments', { query: wanted });

export const createPayment = async (body: PaymentForm, idempotencyKey: string) =>
  (await api('POST /payments', { body, idempotencyKey })).data.id;
export const updatePayment = async (
  { id, version }: Payment,
  plan: { type: PaymentForm['type']; installments: InstallmentCount },
) => (await api('PUT /payments/{id}', { params: { id }, body: { ...plan, version } })).data;
export const actOnPayment = async (id: number, type: PaymentAction) =>
  (await api('POST /payments/{id}/actions', { params: { id }, body: { type } })).data;
export const purchase = async (
  id: number,
  body: { part: number } & (
    | { cardId: number; returnPath: string }
    | { token: string; returnPath: string }
    | { directDebitId: number }
  ),
) => (await api('POST /payments/{id}/purchase', { params: { id }, body })).data;

/** How the last attempt ended; `untried` when there was none. */
export type LookedUpOutcome = PurchaseOutcome | { outcome: 'untried' };

const LOOK_UP_INTERVAL_MS = 4000;

/** Looks up the outcome, repeatedly while the bank is working on it. The live stream updates it sooner. */
export function outcomeOptions(id: number) {
  return queryOptions({
    queryKey: [...paymentsKey, 'outcome', id],
    queryFn: async ({ signal }): Promise<LookedUpOutcome> => {
      try {
        return (await api('POST /payments/{id}/look-up', { params: { id }, signal })).data;
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'not_possible_now') return { outcome: 'untried' };
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data?.outcome === 'processing' ? LOOK_UP_INTERVAL_MS : false),
  });
}

export async function fetchAdjustmentNote(installmentId: number): Promise<Blob> {
  return (await api('GET /payment-installments/{id}/adjustment-note', {
    params: { id: installmentId },
  })) as unknown as Blob;
}

export async function fetchInvoice(installmentId: number): Promise<Blob> {
  return (await api('GET /payment-installments/{id}/invoice', { params: { id: installmentId } })) as unknown as Blob;
}

export const cardsOptions = (customerId: number) =>
  dataOptions([...paymentsKey, 'cards', customerId], 'GET /customers/{id}/credit-cards', {
    params: { id: customerId },
  });

export const addCard = async (customerId: number, token: string) =>
  (await api('POST /customers/{id}/credit-cards', { params: { id: customerId }, body: { token } })).data;
export const makePrimary = async (customerId: number, cardId: number) =>
  (
    await api('PUT /customers/{id}/credit-cards/{cardId}', {
      params: { id: customerId, cardId },
      body: { isPrimary: true },
    })
  ).data;
export const removeCard = (customerId: number, cardId: number) =>
  api('DELETE /customers/{id}/credit-cards/{cardId}', { params: { id: customerId, cardId } });

/** The bank accounts that may be debited. */
export const debitsOptions = (customerId: number) =>
  dataOptions([...paymentsKey, 'debits', customerId], 'GET /customers/{id}/direct-debits', {
    params: { id: customerId },
  });

export const addDebit = async (customerId: number, body: DirectDebitForm, idempotencyKey: string) =>
  (await api('POST /customers/{id}/direct-debits', { params: { id: customerId }, body, idempotencyKey })).data;
export const cancelDebit = (customerId: number, debitId: number) =>
  api('DELETE /customers/{id}/direct-debits/{debitId}', { params: { id: customerId, debitId } });
