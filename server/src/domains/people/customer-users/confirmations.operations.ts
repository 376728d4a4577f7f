import { CONFIRMATION_DAYS } from '@bellbird/contract/shared/limits';
import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';
import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findCustomer } from '#domains/people/customers/customers.public.ts';
import { confirmationMail } from './confirmation.mails.ts';
import { replaceConfirmation } from './confirmations.repository.ts';
import { findCustomerUser } from './customer-users.repository.ts';
import { type PeopleChange, peopleChangeMail } from './people-change.mails.ts';
import { refusalMail } from './refusal.mails.ts';

/** Creates a link and mails it. The secret is only in the mail; a newer link replaces the earlier one. */
export async function mailConfirmation(
  deps: { db: Db; clock: Clock; mailer: Mailer; baseUrl: string },
  { customerId, id }: { customerId: number; id: number },
): Promise<void> {
  const { db, clock, mailer, baseUrl } = deps;
  const hash = newSecret();
  const mail = await db.system(async (tx) => {
    const [user, customer] = await Promise.all([findCustomerUser(tx, customerId, id), findCustomer(tx, customerId)]);
    if (!user || !customer || user.status !== 'waiting_confirmation') return undefined;
    const expiresAt = addDays(clock.now(), CONFIRMATION_DAYS);
    await replaceConfirmation(tx, { customerId, customerUserId: id, secretHash: hashSecret(hash), expiresAt });
    return confirmationMail({
      to: customer.account_manager_email,
      managerName: customer.account_manager_name,
      customerName: customer.name,
      userName: `${user.name} ${user.surname}`.trim(),
      userEmail: user.email,
      url: `${baseUrl}/users/confirm/${customerId}/${id}/${hash}`,
    });
  });
  if (mail) await deliver(() => mailer.send(mail));
}

type Refused = { customerId: number; id: number; reason: string; managerId: number };

/** One mail for each manager, so that another try repeats only the one that failed. */
export async function mailRefusal(
  { db, mailer, baseUrl }: { db: Db; mailer: Mailer; baseUrl: string },
  { customerId, id, reason, managerId }: Refused,
): Promise<void> {
  const [user, manager] = await db.system((tx) =>
    Promise.all([findCustomerUser(tx, customerId, id), findCustomerUser(tx, customerId, managerId)]),
  );
  const to = manager?.email;
  if (!user || !to) return;
  const userName = `${user.name} ${user.surname}`.trim();
  await deliver(() => mailer.send({ to, ...refusalMail({ name: manager.name, userName, reason, baseUrl }) }));
}

type Changed = { customerId: number; managerId: number; userName: string; staffName: string; change: PeopleChange };

export async function mailPeopleChange(
  { db, mailer, baseUrl }: { db: Db; mailer: Mailer; baseUrl: string },
  { customerId, managerId, ...facts }: Changed,
): Promise<void> {
  const manager = await db.system((tx) => findCustomerUser(tx, customerId, managerId));
  const to = manager?.email;
  if (to) await deliver(() => mailer.send({ to, ...peopleChangeMail({ ...facts, name: manager.name, baseUrl }) }));
}
