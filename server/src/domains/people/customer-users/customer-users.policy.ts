import {
  type CustomerUserAction,
  type CustomerUserForm,
  type CustomerUserStatus,
  mayTake,
} from '@bellbird/contract/people/customer-users';
import type { Member } from '#platform/auth/caller.ts';
import { fail } from '#platform/errors/app-error.ts';
import { type Contacts, compareContacts } from './contacts.rules.ts';

/** Everybody may see and edit their own user; managers also the others. A foreign customer does not exist. */
export function assertMayOpen(caller: Member, customerId: number, id: number): void {
  const isOwn = customerId === caller.customerId && id === caller.customerUserId;
  // Checked first: a user who cannot manage learns nothing about which users exist.
  if (!isOwn && !caller.canManage) fail('forbidden');
  assertOwnCustomer(caller, customerId);
}

export function assertOwnCustomer(caller: Member, customerId: number): void {
  if (customerId !== caller.customerId) fail('not_found');
}

type Standing = { role_id: number; can_manage: boolean };
type Wanted = { roleId: number; canManage: boolean; password?: string | undefined };

/** Nobody gives themselves a role or rights, and nobody sets another user’s password. */
export function assertMayWrite(caller: Member, id: number, before: Standing, wanted: Wanted): void {
  const isOwn = id === caller.customerUserId;
  const changesStanding = before.role_id !== wanted.roleId || before.can_manage !== wanted.canManage;
  if (isOwn && changesStanding) fail('forbidden');
  if (!isOwn && wanted.password) fail('forbidden');
}

type WayIn = { username: string; can_manage: boolean; contacts: Contacts };
type WantedWayIn = Pick<CustomerUserForm, 'username' | 'canManage' | 'password' | 'email' | 'phone'>;

/** The team can act for a user, but it changes nobody’s way in: a change would outlast the visit. */
export function assertKeepsWayIn(before: WayIn, wanted: WantedWayIn): void {
  const changed = compareContacts(before.contacts, wanted);
  const keeps =
    !wanted.password &&
    wanted.username === before.username &&
    wanted.canManage === before.can_manage &&
    !changed.email &&
    !changed.phone;
  if (!keeps) fail('not_while_acting');
}

/** One manager must remain, and nobody can remove themselves. */
export function assertMayLeave(caller: Member, id: number, managerIds: readonly number[]): void {
  if (managerIds.length === 1 && managerIds[0] === id) fail('last_manager');
  if (id === caller.customerUserId) fail('own_user');
}

export function assertMayAct(action: CustomerUserAction, status: CustomerUserStatus): void {
  if (!mayTake(action, status)) fail('not_possible_now');
}

/** The status a deactivated user returns to: as far as they had got. */
export function statusWhenActivated(user: { confirmed_at: string | null }, hasPassword: boolean): CustomerUserStatus {
  if (user.confirmed_at === null) return 'waiting_confirmation';
  return hasPassword ? 'active' : 'invited';
}
