import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { mailDueReminder, tellDueReminder } from './lead-reminders.service.ts';
import { mailReminder, tellReminder } from './leads.errands.ts';

export function leadsJobs(deps: { db: Db; clock: Clock; mailer: Mailer; baseUrl: string }): BoundJob[] {
  return [
    work(tellReminder, ({ reminderId }) => tellDueReminder(deps, reminderId)),
    work(mailReminder, ({ reminderId }) => mailDueReminder(deps, reminderId)),
  ];
}
