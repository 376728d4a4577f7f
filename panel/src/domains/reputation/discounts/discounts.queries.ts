import type {
  Coupon,
  DiscountForm,
  actOnCoupon as actOnCouponCall,
  createDiscount as createDiscountCall,
  deleteDiscount as deleteDiscountCall,
  endDiscount as endDiscountCall,
  listCoupons,
  listDiscounts,
  readCouponStats,
  readDiscount,
  readDiscountDocument,
  updateDiscount as updateDiscountCall,
} from '@bellbird/contract/reputation/discounts';
import type { DiscountState } from '@bellbird/contract/reputation/discounts/discount-status.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listDiscounts>('GET /discounts');
const readEndpoint = endpoint<typeof readDiscount>('GET /discounts/{id}');
const createEndpoint = endpoint<typeof createDiscountCall>('POST /discounts', { idempotent: true });
const updateEndpoint = endpoint<typeof updateDiscountCall>('PUT /discounts/{id}');
const endEndpoint = endpoint<typeof endDiscountCall>('POST /discounts/{id}/end');
const deleteEndpoint = endpoint<typeof deleteDiscountCall>('DELETE /discounts/{id}');
const documentEndpoint = endpoint<typeof readDiscountDocument>('GET /discounts/{id}/document');
const couponsEndpoint = endpoint<typeof listCoupons>('GET /discount-coupons');
const statsEndpoint = endpoint<typeof readCouponStats>('GET /discount-coupons/stats');
const couponEndpoint = endpoint<typeof actOnCouponCall>('POST /discount-coupons/{id}/actions');

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
      api(listEndpoint, { query: { ...paging, ...(providerId && { providerId }), ...(state && { state }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function discountOptions(id: number) {
  return queryOptions({
    queryKey: [...discountsKey, id],
    queryFn: async ({ signal }) => (await api(readEndpoint, { params: { id }, signal })).data,
  });
}

type Files = { image: File | null; document: File | null };
const chosen = ({ image, document }: Files) => ({ ...(image && { image }), ...(document && { document }) });

export async function createDiscount(body: DiscountForm, files: Files, idempotencyKey: string): Promise<void> {
  await api(createEndpoint, { body, files: chosen(files), idempotencyKey });
}

export async function updateDiscount(
  id: number,
  body: DiscountForm & { version: number },
  files: Files,
): Promise<void> {
  await api(updateEndpoint, { params: { id }, body, files: chosen(files) });
}

export async function endDiscount(id: number): Promise<void> {
  await api(endEndpoint, { params: { id }, body: {} });
}

export async function deleteDiscount(id: number): Promise<void> {
  await api(deleteEndpoint, { params: { id } });
}

export async function fetchDocument(id: number): Promise<Blob> {
  return (await api(documentEndpoint, { params: { id } })) as unknown as Blob;
}

export function couponsOptions(wanted: { page: number; limit: number; code?: string | undefined }) {
  const { code, ...paging } = wanted;
  return queryOptions({
    queryKey: [...discountsKey, 'coupons', wanted],
    queryFn: ({ signal }) => api(couponsEndpoint, { query: { ...paging, ...(code && { code }) }, signal }),
  });
}

export const couponStatsOptions = queryOptions({
  queryKey: [...discountsKey, 'stats'],
  queryFn: async ({ signal }) => (await api(statsEndpoint, { signal })).data,
});

export async function actOnCoupon(id: number, type: 'used' | 'unused'): Promise<Coupon> {
  return (await api(couponEndpoint, { params: { id }, body: { type } })).data;
}
