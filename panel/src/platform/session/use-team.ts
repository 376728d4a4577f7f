import { type TeamRight, hasTeamRight } from '@bellbird/contract/shared/team';
import { useLoginState } from './use-session.ts';

/** Whether the person of the team who is signed in has a right, so that nobody is shown what they may not use. */
export function useTeamRights(): (right: TeamRight | undefined) => boolean {
  const state = useLoginState();
  const team = state.status === 'loggedIn' ? state.token.team : undefined;
  return (right) => team !== undefined && !team.needsSecondFactor && hasTeamRight(team.roles, right);
}
