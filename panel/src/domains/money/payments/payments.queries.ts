import type {
  CreditCard,
  DirectDebit,
  DirectDebitForm,
  Payment,
  PaymentForm,
  PurchaseOutcome,
  actOnPayment as actOnPaymentCall,
  addCreditCard,
  addDirectDebit,
  cancelDirectDebit,
  createPayment as createPaymentCall,
  deleteCreditCard,
  exportPayments as exportPaymentsCall,
  listCreditCards,
  listDirectDebits,
  listInstallments,
  listPayments,
  lookUpPayment as lookUpPaymentCall,
  purchasePayment,
  readAdjustmentNote,
  readInvoice,
  readPayment,
  updateCreditCard,
  updatePayment as updatePaymentCall,
} from '@bellbird/contract/money/payments';
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
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listPayments>('GET /payments');
const exportEndpoint = endpoint<typeof exportPaymentsCall>('GET /payments/export');
const readEndpoint = endpoint<typeof readPayment>('GET /payments/{id}');
const createEndpoint = endpoint<typeof createPaymentCall>('POST /payments', { idempotent: true });
const updateEndpoint = endpoint<typeof updatePaymentCall>('PUT /payments/{id}');
const actEndpoint = endpoint<typeof actOnPaymentCall>('POST /payments/{id}/actions');
const purchaseEndpoint = endpoint<typeof purchasePayment>('POST /payments/{id}/purchase');
const lookUpEndpoint = endpoint<typeof lookUpPaymentCall>('POST /payments/{id}/look-up');
const offerEndpoint = endpoint<typeof listInstallments>('GET /payment-installments');
const noteEndpoint = endpoint<typeof readAdjustmentNote>('GET /payment-installments/{id}/adjustment-note');
const invoiceEndpoint = endpoint<typeof readInvoice>('GET /payment-installments/{id}/invoice');
const cardsEndpoint = endpoint<typeof listCreditCards>('GET /customers/{id}/credit-cards');
const addCardEndpoint = endpoint<typeof addCreditCard>('POST /customers/{id}/credit-cards');
const primaryEndpoint = endpoint<typeof updateCreditCard>('PUT /customers/{id}/credit-cards/{cardId}');
const removeCardEndpoint = endpoint<typeof deleteCreditCard>('DELETE /customers/{id}/credit-cards/{cardId}');
const debitsEndpoint = endpoint<typeof listDirectDebits>('GET /customers/{id}/direct-debits');
const addDebitEndpoint = endpoint<typeof addDirectDebit>('POST /customers/{id}/direct-debits', { idempotent: true });
const cancelDebitEndpoint = endpoint<typeof cancelDirectDebit>('DELETE /customers/{id}/direct-debits/{debitId}');

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

export function paymentsOptions(search: PaymentSearch, paging: { page: number; limit: number }) {
  return queryOptions({
    queryKey: [...paymentsKey, 'list', search, paging],
    queryFn: ({ signal }) => api(listEndpoint, { query: { ...toQuery(search), ...paging }, signal }),
    placeholderData: keepPreviousData,
  });
}

export async function exportPayments(search: PaymentSearch): Promise<Blob> {
  return (await api(exportEndpoint, { query: toQuery(search) })) as unknown as Blob;
}

export function paymentOptions(id: number) {
  return queryOptions({
    queryKey: [...paymentsKey, 'one', id],
    queryFn: async ({ signal }) => (await api(readEndpoint, { params: { id }, signal })).data,
  });
}

export function offerOptions(
  wanted: { providerId: number; productId: number; coupon?: string } | { paymentId: number },
) {
  return queryOptions({
    queryKey: [...paymentsKey, 'offer', wanted],
    queryFn: async ({ signal }) => (await api(offerEndpoint, { query: wanted, signal })).data,
  });
}

export async function createPayment(body: PaymentForm, idempotencyKey: string): Promise<number> {
  return (await api(createEndpoint, { body, idempotencyKey })).data.id;
}

export async function updatePayment(
  { id, version }: Payment,
  plan: { type: PaymentForm['type']; installments: InstallmentCount },
): Promise<Payment> {
  return (await api(updateEndpoint, { params: { id }, body: { ...plan, version } })).data;
}

export async function actOnPayment(id: number, type: PaymentAction): Promise<Payment> {
  return (await api(actEndpoint, { params: { id }, body: { type } })).data;
}

export async function purchase(
  id: number,
  body: { part: number } & (
    | { cardId: number; returnPath: string }
    | { token: string; returnPath: string }
    | { directDebitId: number }
  ),
): Promise<PurchaseOutcome> {
  return (await api(purchaseEndpoint, { params: { id }, body })).data;
}

/** How the last attempt ended; `untried` when there was none. */
export type LookedUpOutcome = PurchaseOutcome | { outcome: 'untried' };

const LOOK_UP_INTERVAL_MS = 4000;

/** Looks up the outcome, repeatedly while the bank is working on it. The live stream updates it sooner. */
export function outcomeOptions(id: number) {
  return queryOptions({
    queryKey: [...paymentsKey, 'outcome', id],
    queryFn: async ({ signal }): Promise<LookedUpOutcome> => {
      try {
        return (await api(lookUpEndpoint, { params: { id }, signal })).data;
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'not_possible_now') return { outcome: 'untried' };
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data?.outcome === 'processing' ? LOOK_UP_INTERVAL_MS : false),
  });
}

export async function fetchAdjustmentNote(installmentId: number): Promise<Blob> {
  return (await api(noteEndpoint, { params: { id: installmentId } })) as unknown as Blob;
}

export async function fetchInvoice(installmentId: number): Promise<Blob> {
  return (await api(invoiceEndpoint, { params: { id: installmentId } })) as unknown as Blob;
}

export function cardsOptions(customerId: number) {
  return queryOptions({
    queryKey: [...paymentsKey, 'cards', customerId],
    queryFn: async ({ signal }) => (await api(cardsEndpoint, { params: { id: customerId }, signal })).data,
  });
}

export async function addCard(customerId: number, token: string): Promise<CreditCard> {
  return (await api(addCardEndpoint, { params: { id: customerId }, body: { token } })).data;
}

export async function makePrimary(customerId: number, cardId: number): Promise<CreditCard> {
  return (await api(primaryEndpoint, { params: { id: customerId, cardId }, body: { isPrimary: true } })).data;
}

export async function removeCard(customerId: number, cardId: number): Promise<void> {
  await api(removeCardEndpoint, { params: { id: customerId, cardId } });
}

/** The bank accounts that may be debited. */
export function debitsOptions(customerId: number) {
  return queryOptions({
    queryKey: [...paymentsKey, 'debits', customerId],
    queryFn: async ({ signal }) => (await api(debitsEndpoint, { params: { id: customerId }, signal })).data,
  });
}

export async function addDebit(
  customerId: number,
  body: DirectDebitForm,
  idempotencyKey: string,
): Promise<DirectDebit> {
  return (await api(addDebitEndpoint, { params: { id: customerId }, body, idempotencyKey })).data;
}

export async function cancelDebit(customerId: number, debitId: number): Promise<void> {
  await api(cancelDebitEndpoint, { params: { id: customerId, debitId } });
}
