import type { ExternalReview } from '@bellbird/contract/reputation/reviews';
import type { ReviewChannelName, TransferState } from '@bellbird/contract/reputation/reviews/review-channels.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

export const reviewsKey = ['reviews'] as const;

export const channelsOptions = (id: number) =>
  dataOptions([...reviewsKey, id, 'channels'], 'GET /providers/{id}/review-channels', { params: { id } });

export type WantedReviews = { transferState?: TransferState | undefined; page: number; limit: number };

export function reviewsOptions(id: number, wanted: WantedReviews) {
  const { transferState, ...paging } = wanted;
  return queryOptions({
    queryKey: [...reviewsKey, id, 'list', wanted],
    queryFn: ({ signal }) =>
      api('GET /providers/{id}/external-comments', {
        params: { id },
        query: { ...paging, ...(transferState && { transferState }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export const filtersOptions = (id: number) =>
  dataOptions([...reviewsKey, id, 'filters'], 'GET /providers/{id}/external-comments/filters', { params: { id } });

export const addChannel = (id: number, body: { channel: ReviewChannelName; url: string }, idempotencyKey: string) =>
  api('POST /providers/{id}/review-channels', { params: { id }, body, idempotencyKey });

type Import = { comments: ExternalReview[]; pageTotal: number };

export const bringOver = async (id: number, channelId: number, brought: Import) =>
  (await api('POST /providers/{id}/external-comments', { params: { id }, body: { channelId, ...brought } })).data;
export const transfer = async (id: number, ids: number[]) =>
  (await api('POST /providers/{id}/external-comments/transfer', { params: { id }, body: { ids } })).data.transferred;
