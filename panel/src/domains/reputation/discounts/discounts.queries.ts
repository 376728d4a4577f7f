import type { DiscountForm } from '@bellbird/contract/reputation/discounts';
import type { DiscountState } from '@bellbird/contract/reputation/discounts/discount-status.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

export const discountsKey = ['discounts'] as const;

export type WantedOffers = {
  providerId?: number | undefined;
  state?: DiscountState | undefined;
  page: number;
  limit: number;
};

export function discountsOptions(wanted: WantedOffers) {
  const { providerId, state, ...paging } = wanted;
  return queryOptions({
    queryKey: [...discountsKey, 'list', wanted],
    queryFn: ({ signal }) =>
      api('GET /discounts', {
        query: { ...paging, ...(providerId && { providerId }), ...(state && { state }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export const discountOptions = (id: number) =>
  dataOptions([...discountsKey, id], 'GET /discounts/{id}', { params: { id } });

type Files = { image: File | null; document: File | null };
const chosen = ({ image, document }: Files) => ({ ...(image && { image }), ...(document && { document }) });

export const createDiscount = (body: DiscountForm, files: Files, idempotencyKey: string) =>
  api('POST /discounts', { body, files: chosen(files), idempotencyKey });
export const updateDiscount = (id: number, body: DiscountForm & { version: number }, files: Files) =>
  api('PUT /discounts/{id}', { params: { id }, body, files: chosen(files) });
export const endDiscount = (id: number) => api('POST /discounts/{id}/end', { params: { id }, body: {} });
export const deleteDiscount = (id: number) => api('DELETE /discounts/{id}', { params: { id } });

export async function fetchDocument(id: number): Promise<Blob> {
  return (await api('GET /discounts/{id}/document', { params: { id } })) as unknown as Blob;
}

export function couponsOptions(wanted: { page: number; limit: number; code?: string | undefined }) {
  const { code, ...paging } = wanted;
  return queryOptions({
    queryKey: [...discountsKey, 'coupons', wanted],
    queryFn: ({ signal }) => api('GET /discount-coupons', { query: { ...paging, ...(code && { code }) }, signal }),
  });
}

export const couponStatsOptions = dataOptions([...discountsKey, 'stats'], 'GET /discount-coupons/stats');

export const actOnCoupon = async (id: number, type: 'used' | 'unused') =>
  (await api('POST /discount-coupons/{id}/actions', { params: { id }, body: { type } })).data;
