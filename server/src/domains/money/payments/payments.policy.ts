import type { Member } from '#platform/auth/caller.ts';
import { fail } from '#platform/errors/app-error.ts';

/** Cards and billing details are the customer's as a whole: for managers, and for users with access to payments. */
export function assertOwnCustomer(caller: Member, customerId: number): void {
  const isAllowed = caller.canManage || caller.links.some(({ pages }) => pages.includes('payments'));
  if (customerId !== caller.customerId || !isAllowed) fail('not_found');
}
