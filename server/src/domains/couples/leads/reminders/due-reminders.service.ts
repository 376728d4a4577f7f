import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { reminderMail } from '../leads.mails.ts';
import { notifyDueReminder } from './lead-reminders.operations.ts';
import { findReminderMail } from './lead-reminders.repository.ts';

type Ports = { db: Db; clock: Clock; mailer: Mailer; baseUrl: string };

export type DueRemindersService = ReturnType<typeof createDueRemindersService>;

/** What happens when a reminder is due. One that has ended does nothing. */
export function createDueRemindersService({ db, clock, mailer, baseUrl }: Ports) {
  return {
    /** Shows the reminder on the user's screen, once. */
    notify(id: number): Promise<void> {
      return db.system((tx) => notifyDueReminder(tx, id, clock.now()));
    },

    async mail(id: number): Promise<void> {
      const facts = await db.system((tx) => findReminderMail(tx, id));
      const to = facts?.email;
      if (to) await deliver(() => mailer.send({ to, ...reminderMail({ ...facts, baseUrl }) }));
    },
  };
}
