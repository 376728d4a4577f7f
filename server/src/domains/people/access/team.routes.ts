import {
  createTeamMember,
  endTeamTour,
  listTeam,
  resetTeamSecondFactor,
  updateTeamMember,
  welcomeTeamMember,
} from '@bellbird/contract/people/access';
import { created, noContent, ok, route, type Route } from '#platform/http/route.ts';
import type { TeamService } from './team.service.ts';

export function teamRoutes(team: TeamService): Route[] {
  return [
    route(listTeam, async ({ caller }) => ok(await team.list(caller))),
    route(endTeamTour, async ({ caller }) => {
      await team.endTour(caller);
      return noContent();
    }),
    route(createTeamMember, async ({ caller, body }) => created(await team.create(caller, body))),
    route(updateTeamMember, async ({ caller, params, body }) => {
      await team.update(caller, params.id, body);
      return noContent();
    }),
    route(welcomeTeamMember, async ({ caller, params }) => {
      await team.welcome(caller, params.id);
      return noContent();
    }),
    route(resetTeamSecondFactor, async ({ caller, params }) => {
      await team.resetSecondFactor(caller, params.id);
      return noContent();
    }),
  ];
}
