import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import { mailReminder, notifyReminder, refreshQuickOffers, releaseWithheld } from './leads.job-definitions.ts';
import type { QuickOffersService } from './quick-offers/quick-offers.service.ts';
import type { DueRemindersService } from './reminders/due-reminders.service.ts';
import type { LeadRevealsService } from './withheld/lead-reveals.service.ts';

export function leadsJobs(
  dueReminders: DueRemindersService,
  reveals: LeadRevealsService,
  quickOffers: QuickOffersService,
): BoundJob[] {
  return [
    work(notifyReminder, ({ reminderId }) => dueReminders.notify(reminderId)),
    work(mailReminder, ({ reminderId }) => dueReminders.mail(reminderId)),
    work(releaseWithheld, () => reveals.releaseAll(), '* * * * *'),
    work(refreshQuickOffers, () => quickOffers.refresh(), '*/10 * * * *'),
  ];
}
