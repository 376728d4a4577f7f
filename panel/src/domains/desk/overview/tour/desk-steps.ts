import { TEAM_ROLES, type TeamRole } from '@bellbird/contract/shared/team';
import type { PageName } from '#platform/routing/paths.ts';

export type DeskStep =
  | 'queue'
  | 'matching'
  | 'customers'
  | 'orders'
  | 'money'
  | 'refunds'
  | 'team'
  | 'operations'
  | 'signIn';

/** What each role does first; the texts have the same names. */
export const DESK_STEPS: Readonly<Record<TeamRole, readonly DeskStep[]>> = {
  reviewer: ['queue', 'matching', 'signIn'],
  account_manager: ['customers', 'matching', 'orders'],
  finance: ['money', 'refunds', 'customers'],
  administrator: ['queue', 'team', 'operations'],
};

/** The page that a step leads to, and what of it. */
export const STEP_PAGES: Readonly<Record<DeskStep, { page: PageName; search?: Readonly<Record<string, string>> }>> = {
  queue: { page: 'deskQueue' },
  matching: { page: 'deskUnmatched' },
  customers: { page: 'deskCustomers' },
  orders: { page: 'deskOrders' },
  money: { page: 'deskMoney' },
  refunds: { page: 'deskMoney', search: { view: 'refunds' } },
  team: { page: 'deskTeam' },
  operations: { page: 'deskOperations' },
  signIn: { page: 'deskSignIn' },
};

/** The steps of somebody with several roles are those of the widest one; without a role there is nothing to show. */
export function toDeskSteps(roles: readonly TeamRole[]): readonly DeskStep[] {
  const widest = TEAM_ROLES.findLast((role) => roles.includes(role));
  return widest ? DESK_STEPS[widest] : [];
}
