import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { findCustomerUser } from '#domains/people/customer-users/customer-users.public.ts';
import { vendorReminderMail } from './reminders.mails.ts';

type Reminded = { customerId: number; managerId: number; name: string; couples: number };

export type ReminderMailsService = ReturnType<typeof createReminderMailsService>;

/** One mail for each manager of a vendor that the team reminded. */
export function createReminderMailsService({ db, mailer, baseUrl }: { db: Db; mailer: Mailer; baseUrl: string }) {
  return {
    async send({ customerId, managerId, name: providerName, couples }: Reminded): Promise<void> {
      const manager = await db.system((tx) => findCustomerUser(tx, customerId, managerId));
      const to = manager?.email;
      if (!to) return;
      await deliver(() =>
        mailer.send({ to, ...vendorReminderMail({ name: manager.name, providerName, couples, baseUrl }) }),
      );
    },
  };
}
