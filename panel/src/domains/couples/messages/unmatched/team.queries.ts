import type {
  dismissTeamMessage,
  findTeamCouples as findTeamCouplesCall,
  listTeamUnmatched,
  matchTeamMessage,
  restoreTeamMessage,
} from '@bellbird/contract/couples/messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listTeamUnmatched>('GET /desk/unmatched-messages');
const couplesEndpoint = endpoint<typeof findTeamCouplesCall>('GET /desk/couples');
const matchEndpoint = endpoint<typeof matchTeamMessage>('POST /desk/unmatched-messages/{id}/match');
const dismissEndpoint = endpoint<typeof dismissTeamMessage>('DELETE /desk/unmatched-messages/{id}');
const restoreEndpoint = endpoint<typeof restoreTeamMessage>('POST /desk/unmatched-messages/{id}/restore');

export const teamUnmatchedKey = ['desk', 'unmatched'] as const;
const COUNT_EVERY_MS = 60_000;

export function teamUnmatchedOptions(page: number) {
  return queryOptions({
    queryKey: [...teamUnmatchedKey, page],
    queryFn: ({ signal }) => api(listEndpoint, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many messages are waiting for the team. */
export const teamUnmatchedCountOptions = queryOptions({
  queryKey: [...teamUnmatchedKey, 'count'],
  queryFn: async ({ signal }) => (await api(listEndpoint, { query: { limit: 1 }, signal })).meta.total,
  refetchInterval: COUNT_EVERY_MS,
});

export async function findTeamCouples(words: string, signal: AbortSignal) {
  return (await api(couplesEndpoint, { query: { query: words }, signal })).data;
}

export async function matchForTeam(id: number, leadId: number): Promise<void> {
  await api(matchEndpoint, { params: { id }, body: { leadId } });
}

export async function dismissForTeam(id: number): Promise<void> {
  await api(dismissEndpoint, { params: { id } });
}

export async function restoreForTeam(id: number): Promise<void> {
  await api(restoreEndpoint, { params: { id } });
}
