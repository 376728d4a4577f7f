import type { Tx } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { LoginsService } from '#domains/people/access/access.public.ts';
import { updateCustomerUser } from './customer-users.repository.ts';
import type { UserMails } from './customer-users.service.ts';

export type ConfirmationDeps = {
  clock: Clock;
  logins: Pick<LoginsService, 'hasPassword'>;
  mails: Pick<UserMails, 'invite' | 'withdrawConfirmation'>;
};

type Who = { customerId: number; id: number };

/** After a confirmation comes the invitation, unless the user already has a password. */
export async function activateConfirmed(
  tx: Tx,
  { clock, logins, mails }: ConfirmationDeps,
  who: Who,
  loginId: number,
): Promise<void> {
  const status = (await logins.hasPassword(tx, loginId)) ? 'active' : 'invited';
  await updateCustomerUser(tx, who, { status, confirmed_at: clock.now().toISOString() });
  if (status === 'invited') await mails.invite(tx, who);
  await mails.withdrawConfirmation(tx, who);
}
