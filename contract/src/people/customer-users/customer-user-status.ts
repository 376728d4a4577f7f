/** The status of a user: waiting for the account manager, invited, active or inactive. */
export const CUSTOMER_USER_STATUSES = ['waiting_confirmation', 'invited', 'active', 'inactive'] as const;
export type CustomerUserStatus = (typeof CUSTOMER_USER_STATUSES)[number];

export const CUSTOMER_USER_ACTIONS = ['invite', 'resend_invitation', 'activate', 'deactivate'] as const;
export type CustomerUserAction = (typeof CUSTOMER_USER_ACTIONS)[number];

/** What can be done with a user in each status. Before the confirmation, `invite` asks the account manager again. */
export const ACTIONS_IN = {
  waiting_confirmation: ['invite', 'deactivate'],
  invited: ['resend_invitation', 'deactivate'],
  active: ['deactivate'],
  inactive: ['activate'],
} as const satisfies Record<CustomerUserStatus, readonly CustomerUserAction[]>;

export function mayTake(action: CustomerUserAction, status: CustomerUserStatus): boolean {
  return (ACTIONS_IN[status] as readonly CustomerUserAction[]).includes(action);
}
