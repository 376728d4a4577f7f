import { type Member, providersFor } from '#platform/auth/caller.ts';
import { fail } from '#platform/errors/app-error.ts';

/** What belongs to the customer as a whole is there for who manages it, and for who looks after some provider's payments. */
export function assertOwn(caller: Member, customerId: number): void {
  const isLetIn = caller.canManage || providersFor(caller, 'payments').length > 0;
  if (customerId !== caller.customerId || !isLetIn) fail('not_found');
}
