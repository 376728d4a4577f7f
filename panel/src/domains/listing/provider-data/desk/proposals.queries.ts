import type { FieldValue } from '@bellbird/contract/listing/provider-data';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

const FOUND_AT_MOST = 6;

export const proposalsKey = ['change-requests'] as const;

export const proposalsOptions = (page: number) =>
  answerOptions([...proposalsKey, page], 'GET /change-requests', {
    query: { page },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const providerSearchOptions = (query: string) =>
  dataOptions(['provider-search', query], 'GET /providers/search', {
    query: { query, limit: FOUND_AT_MOST },
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });

export type Proposal = { providerId: number; formId: number; value: FieldValue; reason: string };

export const proposeChange = (body: Proposal, idempotencyKey: string) =>
  api('POST /change-requests', { body, idempotencyKey });
