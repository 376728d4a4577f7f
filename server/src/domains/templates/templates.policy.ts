import { type Member, providersFor } from '#platform/auth/caller.ts';
import { fail } from '#platform/errors/app-error.ts';

/** Letters and files belong to the whole customer: to those who write to its couples, and to those who manage it. */
export function assertWriter(caller: Member, customerId: number): void {
  const writes = caller.canManage || providersFor(caller, 'leads').length > 0;
  if (customerId !== caller.customerId || !writes) fail('not_found');
}
