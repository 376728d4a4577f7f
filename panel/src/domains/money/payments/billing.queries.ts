import type {
  BillingDetails,
  BillingForm,
  readBillingDetails,
  updateBillingDetails,
} from '@bellbird/contract/money/payments';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const billingEndpoint = endpoint<typeof readBillingDetails>('GET /customers/{id}/billing-details');
const changeBillingEndpoint = endpoint<typeof updateBillingDetails>('PUT /customers/{id}/billing-details');

export function billingOptions(customerId: number) {
  return queryOptions({
    queryKey: ['payments', 'billing', customerId],
    queryFn: async ({ signal }) => (await api(billingEndpoint, { params: { id: customerId }, signal })).data,
  });
}

export async function changeBilling(customerId: number, body: BillingForm): Promise<BillingDetails> {
  return (await api(changeBillingEndpoint, { params: { id: customerId }, body })).data;
}
