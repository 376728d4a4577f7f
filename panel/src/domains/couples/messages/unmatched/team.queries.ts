import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions } from '#platform/query/call-options.ts';

const listRoute = 'GET /desk/unmatched-messages';

export const teamUnmatchedKey = ['desk', 'unmatched'] as const;
const COUNT_EVERY_MS = 60_000;

export const teamUnmatchedOptions = (page: number) =>
  answerOptions([...teamUnmatchedKey, page], listRoute, { query: { page }, placeholderData: keepPreviousData });

/** How many messages are waiting for the team. */
export const teamUnmatchedCountOptions = queryOptions({
  queryKey: [...teamUnmatchedKey, 'count'],
  queryFn: async ({ signal }) => (await api(listRoute, { query: { limit: 1 }, signal })).meta.total,
  refetchInterval: COUNT_EVERY_MS,
});

export const findTeamCouples = async (words: string, signal: AbortSignal) =>
  (await api('GET /desk/couples', { query: { query: words }, signal })).data;
export const matchForTeam = (id: number, leadId: number) =>
  api('POST /desk/unmatched-messages/{id}/match', { params: { id }, body: { leadId } });
export const dismissForTeam = (id: number) => api('DELETE /desk/unmatched-messages/{id}', { params: { id } });
export const restoreForTeam = (id: number) => api('POST /desk/unmatched-messages/{id}/restore', { params: { id } });
