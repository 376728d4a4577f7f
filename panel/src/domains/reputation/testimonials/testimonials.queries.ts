import type { TestimonialDispute, TestimonialForm } from '@bellbird/contract/reputation/testimonials';
import type {
  CommentRequest,
  TestimonialStatus,
} from '@bellbird/contract/reputation/testimonials/testimonial-status.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

const updateRoute = 'PUT /provider-testimonial/{id}';

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
    queryFn: ({ signal }) => api('GET /provider-testimonial', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const countsOptions = (providerId: number | undefined) =>
  dataOptions([...testimonialsKey, 'counts', providerId], 'GET /provider-testimonial/counts-by-status', {
    query: { ...(providerId && { providerId }) },
    placeholderData: keepPreviousData,
  });

export const historiesOptions = (id: number) =>
  dataOptions([...testimonialsKey, id, 'histories'], 'GET /provider-testimonial/{id}/histories', { params: { id } });

export const createTestimonial = async (body: TestimonialForm & { providerId: number }, idempotencyKey: string) =>
  (await api('POST /provider-testimonial', { body, idempotencyKey })).data.id;
export const updateTestimonial = (id: number, body: TestimonialForm & { version: number }) =>
  api(updateRoute, { params: { id }, body });
export const addPicture = (id: number, image: File) =>
  api('POST /provider-testimonial/{id}/images', { params: { id }, body: {}, files: { image } });
export const removePicture = (id: number, imageId: number) =>
  api('DELETE /provider-testimonial/{id}/images/{imageId}', { params: { id, imageId } });
export const feature = (id: number, version: number, featured: boolean) =>
  api(updateRoute, { params: { id }, body: { version, featured } });
export const deleteTestimonial = (id: number) => api('DELETE /provider-testimonial/{id}', { params: { id } });
export const disputeComment = (id: number, body: TestimonialDispute) =>
  api('POST /provider-testimonial/{id}/disputes', { params: { id }, body });
export const replyTo = (id: number, reply: string) =>
  api('POST /provider-testimonial/{id}/comment', { params: { id }, body: { reply } });

export const askableOptions = (wanted: { request: CommentRequest; page: number }) =>
  answerOptions([...testimonialsKey, 'askable', wanted], 'GET /couple-providers/comment-requests', {
    query: { ...wanted, limit: 10 },
    placeholderData: keepPreviousData,
  });

export const requestCountsOptions = dataOptions(
  [...testimonialsKey, 'requests'],
  'GET /couple-providers/counts-by-comment-request',
);

export const requestComment = (id: number) =>
  api('POST /couple-providers/{id}/request-comment', { params: { id }, body: {} });
export const cancelRequest = (id: number) => api('DELETE /couple-providers/{id}/request-comment', { params: { id } });
export const requestAll = () => api('POST /couple-providers/request-comments', { body: {} });
