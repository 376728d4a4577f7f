import type {
  MerchantForm,
  listMerchantApplications,
  sendMerchantApplication,
} from '@bellbird/contract/money/merchant';
import type { listCities } from '@bellbird/contract/foundation/places';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listMerchantApplications>('GET /providers/{id}/merchant-applications');
const sendEndpoint = endpoint<typeof sendMerchantApplication>('POST /providers/{id}/merchant-applications', {
  idempotent: true,
});
const citiesEndpoint = endpoint<typeof listCities>('GET /cities');

const DAY_MS = 24 * 60 * 60 * 1000;

/** Newest first. */
export function applicationsOptions(providerId: number) {
  return queryOptions({
    queryKey: ['merchant-applications', providerId],
    queryFn: async ({ signal }) => (await api(listEndpoint, { params: { id: providerId }, signal })).data,
    staleTime: 0,
  });
}

export const citiesOptions = queryOptions({
  queryKey: ['cities'],
  queryFn: async ({ signal }) => (await api(citiesEndpoint, { signal })).data,
  staleTime: DAY_MS,
});

export async function sendApplication(providerId: number, body: MerchantForm, idempotencyKey: string): Promise<void> {
  await api(sendEndpoint, { params: { id: providerId }, body, idempotencyKey });
}
