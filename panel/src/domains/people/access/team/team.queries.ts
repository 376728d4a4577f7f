import type {
  NewTeamMember,
  TeamMemberChange,
  createTeamMember,
  listTeam,
  resetTeamSecondFactor,
  updateTeamMember,
  welcomeTeamMember,
} from '@bellbird/contract/people/access';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listTeam>('GET /desk/team');
const createEndpoint = endpoint<typeof createTeamMember>('POST /desk/team');
const updateEndpoint = endpoint<typeof updateTeamMember>('PUT /desk/team/{id}');
const welcomeEndpoint = endpoint<typeof welcomeTeamMember>('POST /desk/team/{id}/welcome');
const resetEndpoint = endpoint<typeof resetTeamSecondFactor>('DELETE /desk/team/{id}/two-factor');

export const teamOptions = queryOptions({
  queryKey: ['desk', 'team'],
  queryFn: async ({ signal }) => (await api(listEndpoint, { signal })).data,
  staleTime: 0,
});

export async function addTeamMember(person: NewTeamMember): Promise<void> {
  await api(createEndpoint, { body: person });
}

export async function changeTeamMember(id: number, change: TeamMemberChange): Promise<void> {
  await api(updateEndpoint, { params: { id }, body: change });
}

export async function sendWelcome(id: number): Promise<void> {
  await api(welcomeEndpoint, { params: { id } });
}

export async function resetSecondFactor(id: number): Promise<void> {
  await api(resetEndpoint, { params: { id } });
}
