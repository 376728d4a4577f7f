import type { listProviderForms, readProviderData } from '@bellbird/contract/listing/provider-data';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const formsEndpoint = endpoint<typeof listProviderForms>('GET /provider-forms');
const dataEndpoint = endpoint<typeof readProviderData>('GET /provider-data/{providerId}/forms');

const DAY_MS = 24 * 60 * 60 * 1000;

/** The questions change only with a release. */
export const formsOptions = queryOptions({
  queryKey: ['provider-forms'],
  queryFn: async ({ signal }) => (await api(formsEndpoint, { signal })).data,
  staleTime: DAY_MS,
});

export function dataOptions(providerId: number) {
  return queryOptions({
    queryKey: ['provider-data', providerId, 'forms'],
    queryFn: async ({ signal }) => (await api(dataEndpoint, { params: { providerId }, signal })).data,
    staleTime: 0,
  });
}
