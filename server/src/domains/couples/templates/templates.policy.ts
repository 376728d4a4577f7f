import type { Member } from '#platform/auth/caller.ts';
import { fail } from '#platform/errors/app-error.ts';

/** Letters and files belong to the whole customer: to those who write to its couples, and to those who manage it. */
export function assertWriter(caller: Member, customerId: number): void {
  const writes = caller.canManage || caller.links.some((link) => link.pages.includes('leads'));
  if (customerId !== caller.customerId || !writes) fail('not_found');
}
