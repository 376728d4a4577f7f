import { dataOptions } from '#platform/query/call-options.ts';

/** Always fresh: it is opened to check what was just changed. */
export const previewOptions = (providerId: number) =>
  dataOptions(['listing-preview', providerId], 'GET /providers/{id}/listing-preview', {
    params: { id: providerId },
    staleTime: 0,
  });
