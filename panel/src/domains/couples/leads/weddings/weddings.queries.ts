import type { WeddingFilter, exportWeddings, listWeddings } from '@bellbird/contract/couples/leads';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listWeddings>('GET /weddings');
const exportEndpoint = endpoint<typeof exportWeddings>('GET /weddings/export');

// Under the key of the lists of leads: whatever changes a lead also refreshes its wedding.
export function weddingsOptions(query: WeddingFilter & { page: number; limit: number }) {
  return queryOptions({
    queryKey: ['leads', 'weddings', query],
    queryFn: ({ signal }) => api(listEndpoint, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function fetchWeddingsFile(query: WeddingFilter): Promise<Blob | undefined> {
  return api(exportEndpoint, { query });
}
