import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { mailDueReminder, tellDueReminder } from './lead-reminders.service.ts';
import { type LetMessageIn, releaseRequests } from './lead-reveals.service.ts';
import { mailReminder, releaseWithheld, tellReminder } from './leads.job-definitions.ts';

type Deps = { db: Db; clock: Clock; mailer: Mailer; baseUrl: string; letMessageIn: LetMessageIn };

export function leadsJobs(deps: Deps): BoundJob[] {
  return [
    work(tellReminder, ({ reminderId }) => tellDueReminder(deps, reminderId)),
    work(mailReminder, ({ reminderId }) => mailDueReminder(deps, reminderId)),
    work(releaseWithheld, () => releaseRequests(deps), '* * * * *'),
  ];
}
