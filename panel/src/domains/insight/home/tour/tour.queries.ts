import { api } from '#platform/api/api.ts';

/** Ends the tour for good, on every device. */
export const sendTourEnd = (params: { customerId: number; id: number }) =>
  api('PUT /customers/{customerId}/users/{id}/tour', { params });
