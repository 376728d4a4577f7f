import type { NewTeamMember, TeamMemberChange } from '@bellbird/contract/people/access';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';

export const teamOptions = dataOptions(['desk', 'team'], 'GET /desk/team', { staleTime: 0 });

export const addTeamMember = (person: NewTeamMember) => api('POST /desk/team', { body: person });
export const changeTeamMember = (id: number, change: TeamMemberChange) =>
  api('PUT /desk/team/{id}', { params: { id }, body: change });
export const sendWelcome = (id: number) => api('POST /desk/team/{id}/welcome', { params: { id } });
export const resetSecondFactor = (id: number) => api('DELETE /desk/team/{id}/two-factor', { params: { id } });
