import type { CallSpec } from '@bellbird/contract/shared/call';
import { type TeamRight, hasTeamRight } from '@bellbird/contract/shared/team';
import { fail } from '../errors/app-error.ts';
import { type Caller, type Member, type SignedIn, providersFor } from './caller.ts';

type Rules = Pick<CallSpec, 'access' | 'method' | 'beforePasswordChange' | 'neverActedFor'>;

/** Checks whether a caller may make a call, or throws. Queries check the ownership of rows. */
export function admit(call: Rules, caller: Caller): void {
  const { access } = call;
  if (access.kind === 'public') return;
  if (caller.kind === 'anonymous') fail('not_logged_in');
  if (caller.kind === 'partner') return access.kind === 'partner' ? undefined : fail('forbidden');
  if (caller.passwordChangeRequired && !call.beforePasswordChange) fail('password_change_required');
  if (call.neverActedFor && caller.kind === 'member' && caller.actor) fail('not_while_acting');
  if (access.kind !== 'session' && call.method !== 'GET' && isOnlyLooking(caller)) fail('acting_read_only');
  switch (access.kind) {
    case 'session':
      return;
    case 'member':
      return admitMember(caller, access.page);
    case 'manager':
      if (memberOf(caller).canManage) return;
      return fail('forbidden');
    case 'staff':
      return admitStaff(caller, access.right);
    case 'partner':
      return fail('forbidden');
  }
}

function admitMember(caller: SignedIn, page: Parameters<typeof providersFor>[1] | undefined): void {
  const member = memberOf(caller);
  // Without any provider the lists are empty, so nothing can leak.
  if (page && member.links.length > 0 && providersFor(member, page).length === 0) fail('forbidden');
}

/** A member of the team who gave no reason to change anything for the user. */
function isOnlyLooking(caller: SignedIn): boolean {
  return caller.kind === 'member' && caller.actor?.mayChange === false;
}

function admitStaff(caller: SignedIn, right: TeamRight | undefined): void {
  if (caller.kind !== 'staff') fail('forbidden');
  if (caller.needsSecondFactor) fail('second_factor_required');
  if (!hasTeamRight(caller.roles, right)) fail('forbidden');
}

function memberOf(caller: SignedIn): Member {
  return caller.kind === 'member' ? caller : fail('forbidden');
}
