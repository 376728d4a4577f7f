import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions } from '#platform/query/call-options.ts';

export const unmatchedKey = ['unmatched'] as const;

export const unmatchedOptions = (page: number) =>
  answerOptions([...unmatchedKey, page], 'GET /unmatched-messages', {
    query: { page },
    placeholderData: keepPreviousData,
  });

export const findCouples = async (words: string, signal: AbortSignal) =>
  (await api('GET /search/couple', { query: { coupleName: words }, signal })).data;
export const match = (id: number, leadId: number) =>
  api('POST /unmatched-messages/{id}/match', { params: { id }, body: { leadId }, idempotencyKey: crypto.randomUUID() });
export const markSeen = () => api('POST /unmatched-messages/seen');
export const dismiss = (id: number) => api('DELETE /unmatched-messages/{id}', { params: { id } });
export const restore = (id: number) => api('POST /unmatched-messages/{id}/restore', { params: { id } });
