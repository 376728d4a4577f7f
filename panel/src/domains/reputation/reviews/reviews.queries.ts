import type {
  ExternalReview,
  addReviewChannel,
  importExternalComments,
  listExternalComments,
  listReviewChannels,
  readExternalFilters,
  transferExternalComments,
} from '@bellbird/contract/reputation/reviews';
import type { ReviewChannelName, TransferState } from '@bellbird/contract/reputation/reviews/review-channels.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const channelsEndpoint = endpoint<typeof listReviewChannels>('GET /providers/{id}/review-channels');
const addEndpoint = endpoint<typeof addReviewChannel>('POST /providers/{id}/review-channels', { idempotent: true });
const listEndpoint = endpoint<typeof listExternalComments>('GET /providers/{id}/external-comments');
const filtersEndpoint = endpoint<typeof readExternalFilters>('GET /providers/{id}/external-comments/filters');
const importEndpoint = endpoint<typeof importExternalComments>('POST /providers/{id}/external-comments');
const transferEndpoint = endpoint<typeof transferExternalComments>('POST /providers/{id}/external-comments/transfer');

export const reviewsKey = ['reviews'] as const;

export function channelsOptions(id: number) {
  return queryOptions({
    queryKey: [...reviewsKey, id, 'channels'],
    queryFn: async ({ signal }) => (await api(channelsEndpoint, { params: { id }, signal })).data,
  });
}

export type WantedReviews = { transferState?: TransferState | undefined; page: number; limit: number };

export function reviewsOptions(id: number, wanted: WantedReviews) {
  const { transferState, ...paging } = wanted;
  return queryOptions({
    queryKey: [...reviewsKey, id, 'list', wanted],
    queryFn: ({ signal }) =>
      api(listEndpoint, { params: { id }, query: { ...paging, ...(transferState && { transferState }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function filtersOptions(id: number) {
  return queryOptions({
    queryKey: [...reviewsKey, id, 'filters'],
    queryFn: async ({ signal }) => (await api(filtersEndpoint, { params: { id }, signal })).data,
  });
}

export async function addChannel(
  id: number,
  body: { channel: ReviewChannelName; url: string },
  idempotencyKey: string,
): Promise<void> {
  await api(addEndpoint, { params: { id }, body, idempotencyKey });
}

type Import = { comments: ExternalReview[]; pageTotal: number };

export async function bringOver(id: number, channelId: number, brought: Import) {
  return (await api(importEndpoint, { params: { id }, body: { channelId, ...brought } })).data;
}

export async function transfer(id: number, ids: number[]): Promise<number> {
  return (await api(transferEndpoint, { params: { id }, body: { ids } })).data.transferred;
}
