import type { WeddingFilter } from '@bellbird/contract/couples/leads';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions } from '#platform/query/call-options.ts';

// Under the key of the lists of leads: whatever changes a lead also refreshes its wedding.
export const weddingsOptions = (query: WeddingFilter & { page: number; limit: number }) =>
  answerOptions(['leads', 'weddings', query], 'GET /weddings', { query, placeholderData: keepPreviousData });

export const fetchWeddingsFile = (query: WeddingFilter) => api('GET /weddings/export', { query });
