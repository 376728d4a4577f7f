import type { MerchantForm } from '@bellbird/contract/money/merchant';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Newest first. */
export const applicationsOptions = (providerId: number) =>
  dataOptions(['merchant-applications', providerId], 'GET /providers/{id}/merchant-applications', {
    params: { id: providerId },
    staleTime: 0,
  });

export const citiesOptions = dataOptions(['cities'], 'GET /cities', { staleTime: DAY_MS });

export const sendApplication = (providerId: number, body: MerchantForm, idempotencyKey: string) =>
  api('POST /providers/{id}/merchant-applications', { params: { id: providerId }, body, idempotencyKey });
