import type { RequestList } from '@bellbird/contract/desk/overview';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';

const PAGE = 25;

export type RequestFigure = { list: RequestList; week?: string; categoryId?: number; cityId?: number };

/** The requests behind a figure. */
export function requestsOptions(figure: RequestFigure) {
  return infiniteQueryOptions({
    queryKey: ['desk', 'requests', figure],
    queryFn: ({ pageParam, signal }) =>
      api('GET /desk/requests', { query: { ...figure, page: pageParam, limit: PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
  });
}
