import type { Member } from '#platform/auth/caller.ts';
import { fail } from '#platform/errors/app-error.ts';

/** Templates and files are shared by everyone at the customer who writes to couples or manages the account. */
export function assertCanWrite(caller: Member, customerId: number): void {
  const writes = caller.canManage || caller.links.some((link) => link.pages.includes('leads'));
  if (customerId !== caller.customerId || !writes) fail('not_found');
}
