import type {
  TestimonialDispute,
  TestimonialForm,
  addTestimonialImage,
  cancelCommentRequest,
  countCommentRequests,
  countTestimonials,
  createTestimonial as createCall,
  deleteTestimonial as deleteCall,
  deleteTestimonialImage,
  disputeTestimonial as disputeCall,
  listAskable,
  listTestimonialHistories,
  listTestimonials,
  replyToTestimonial as replyCall,
  requestAllComments,
  requestComment as requestCall,
  updateTestimonial as updateCall,
} from '@bellbird/contract/reputation/testimonials';
import type {
  CommentRequest,
  TestimonialStatus,
} from '@bellbird/contract/reputation/testimonials/testimonial-status.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listTestimonials>('GET /provider-testimonial');
const createEndpoint = endpoint<typeof createCall>('POST /provider-testimonial', { idempotent: true });
const countsEndpoint = endpoint<typeof countTestimonials>('GET /provider-testimonial/counts-by-status');
const updateEndpoint = endpoint<typeof updateCall>('PUT /provider-testimonial/{id}');
const deleteEndpoint = endpoint<typeof deleteCall>('DELETE /provider-testimonial/{id}');
const disputeEndpoint = endpoint<typeof disputeCall>('POST /provider-testimonial/{id}/disputes');
const replyEndpoint = endpoint<typeof replyCall>('POST /provider-testimonial/{id}/comment');
const historiesEndpoint = endpoint<typeof listTestimonialHistories>('GET /provider-testimonial/{id}/histories');
const askableEndpoint = endpoint<typeof listAskable>('GET /couple-providers/comment-requests');
const requestsEndpoint = endpoint<typeof countCommentRequests>('GET /couple-providers/counts-by-comment-request');
const requestEndpoint = endpoint<typeof requestCall>('POST /couple-providers/{id}/request-comment');
const cancelEndpoint = endpoint<typeof cancelCommentRequest>('DELETE /couple-providers/{id}/request-comment');
const requestAllEndpoint = endpoint<typeof requestAllComments>('POST /couple-providers/request-comments');
const addImageEndpoint = endpoint<typeof addTestimonialImage>('POST /provider-testimonial/{id}/images');
const deleteImageEndpoint = endpoint<typeof deleteTestimonialImage>(
  'DELETE /provider-testimonial/{id}/images/{imageId}',
);

export const testimonialsKey = ['testimonials'] as const;

export type WantedTestimonials = {
  status?: TestimonialStatus | undefined;
  providerId?: number | undefined;
  unanswered?: 'true' | undefined;
  page: number;
};

export function testimonialsOptions(wanted: WantedTestimonials) {
  const { status, providerId, unanswered, page } = wanted;
  const query = {
    page,
    ...(status && { status }),
    ...(providerId && { providerId }),
    ...(unanswered && { unanswered }),
  };
  return queryOptions({
    queryKey: [...testimonialsKey, 'list', wanted],
    queryFn: ({ signal }) => api(listEndpoint, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function countsOptions(providerId: number | undefined) {
  return queryOptions({
    queryKey: [...testimonialsKey, 'counts', providerId],
    queryFn: async ({ signal }) =>
      (await api(countsEndpoint, { query: { ...(providerId && { providerId }) }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function historiesOptions(id: number) {
  return queryOptions({
    queryKey: [...testimonialsKey, id, 'histories'],
    queryFn: async ({ signal }) => (await api(historiesEndpoint, { params: { id }, signal })).data,
  });
}

export async function createTestimonial(
  body: TestimonialForm & { providerId: number },
  idempotencyKey: string,
): Promise<number> {
  return (await api(createEndpoint, { body, idempotencyKey })).data.id;
}

export async function updateTestimonial(id: number, body: TestimonialForm & { version: number }): Promise<void> {
  await api(updateEndpoint, { params: { id }, body });
}

export async function addPicture(id: number, image: File): Promise<void> {
  await api(addImageEndpoint, { params: { id }, body: {}, files: { image } });
}

export async function removePicture(id: number, imageId: number): Promise<void> {
  await api(deleteImageEndpoint, { params: { id, imageId } });
}

export async function feature(id: number, version: number, featured: boolean): Promise<void> {
  await api(updateEndpoint, { params: { id }, body: { version, featured } });
}

export async function deleteTestimonial(id: number): Promise<void> {
  await api(deleteEndpoint, { params: { id } });
}

export async function disputeComment(id: number, body: TestimonialDispute): Promise<void> {
  await api(disputeEndpoint, { params: { id }, body });
}

export async function replyTo(id: number, reply: string): Promise<void> {
  await api(replyEndpoint, { params: { id }, body: { reply } });
}

export function askableOptions(wanted: { request: CommentRequest; page: number }) {
  return queryOptions({
    queryKey: [...testimonialsKey, 'askable', wanted],
    queryFn: ({ signal }) => api(askableEndpoint, { query: { ...wanted, limit: 10 }, signal }),
    placeholderData: keepPreviousData,
  });
}

export const requestCountsOptions = queryOptions({
  queryKey: [...testimonialsKey, 'requests'],
  queryFn: async ({ signal }) => (await api(requestsEndpoint, { signal })).data,
});

export async function requestComment(id: number): Promise<void> {
  await api(requestEndpoint, { params: { id }, body: {} });
}

export async function cancelRequest(id: number): Promise<void> {
  await api(cancelEndpoint, { params: { id } });
}

export async function requestAll(): Promise<void> {
  await api(requestAllEndpoint, { body: {} });
}
