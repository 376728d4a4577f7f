import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

const COUNTING_MS = 3000;
const EVERY_MS = 5 * 60_000;

export const deskOverviewOptions = dataOptions(['desk', 'overview'], 'GET /desk/overview', {
  // Of a new instance nothing has been counted yet; it is being counted now.
  refetchInterval: ({ state }) => (state.data?.weeks.length === 0 ? COUNTING_MS : EVERY_MS),
});

export const remindVendor = (id: number) => api('POST /desk/providers/{id}/reminders', { params: { id } });
