/** What people of the marketplace team do. Somebody can have several roles; without any they see nothing of customers. */
export const TEAM_ROLES = ['reviewer', 'account_manager', 'finance', 'administrator'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/**
 * What a role may do at the desk. `review`: decide on listings, comments and reports. `messages`: match couples’ mails.
 * `customers`: look up customers and their people. `accounts`: create, change, hold and end them. `act`: act for a user.
 * `orders`: deliver what was bought. `money`: payments, refunds and applications for secure payment. `catalogue`: places
 * and lists. `audit`: the whole audit trail. `operations`: how the machines are. `team`: the team’s own people and roles.
 */
export const TEAM_RIGHTS = [
  'review',
  'messages',
  'customers',
  'accounts',
  'act',
  'orders',
  'money',
  'catalogue',
  'audit',
  'operations',
  'team',
] as const;
export type TeamRight = (typeof TEAM_RIGHTS)[number];

/** The only table of who may do what: calls, queue and navigation read it. */
export const ROLE_RIGHTS: Readonly<Record<TeamRole, readonly TeamRight[]>> = {
  reviewer: ['review', 'messages'],
  account_manager: ['customers', 'accounts', 'act', 'messages', 'orders'],
  finance: ['customers', 'orders', 'money'],
  administrator: TEAM_RIGHTS,
};

/** Whether somebody with these roles has the right; a call or page without one is open to the whole team. */
export function hasTeamRight(roles: readonly TeamRole[], right: TeamRight | undefined): boolean {
  return right === undefined || roles.some((role) => ROLE_RIGHTS[role].includes(right));
}
