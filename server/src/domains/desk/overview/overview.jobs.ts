import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { OverviewCountingService } from './overview-counting.service.ts';
import { refreshOverview, sendVendorReminder } from './overview.job-definitions.ts';
import type { ReminderMailsService } from './reminder-mails.service.ts';

export function overviewJobs(counting: OverviewCountingService, reminders: ReminderMailsService): BoundJob[] {
  return [
    work(refreshOverview, () => counting.refresh(), '*/15 * * * *'),
    work(sendVendorReminder, (reminded) => reminders.send(reminded)),
  ];
}
