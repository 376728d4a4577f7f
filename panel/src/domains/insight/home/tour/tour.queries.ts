import type { endTour } from '@bellbird/contract/people/customer-users';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const endTourEndpoint = endpoint<typeof endTour>('PUT /customers/{customerId}/users/{id}/tour');

/** Ends the tour for good, on every device. */
export async function sendTourEnd(params: { customerId: number; id: number }): Promise<void> {
  await api(endTourEndpoint, { params });
}
