import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

export const alertsOptions = (id: number) =>
  dataOptions(['lead', id, 'alerts'], 'GET /leads/{id}/alerts', { params: { id } });

export const markSeen = (id: number) => api('POST /leads/{id}/seen', { params: { id } });
