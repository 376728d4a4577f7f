import type { BillingForm } from '@bellbird/contract/money/payments';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

export const billingOptions = (customerId: number) =>
  dataOptions(['payments', 'billing', customerId], 'GET /customers/{id}/billing-details', {
    params: { id: customerId },
  });

export const changeBilling = async (customerId: number, body: BillingForm) =>
  (await api('PUT /customers/{id}/billing-details', { params: { id: customerId }, body })).data;
