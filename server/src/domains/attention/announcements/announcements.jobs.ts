import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import { createAnnouncementSendingService } from './announcement-sending.service.ts';
import { sendAnnouncements } from './announcements.job-definitions.ts';

export function announcementsJobs(ports: Parameters<typeof createAnnouncementSendingService>[0]): BoundJob[] {
  return [work(sendAnnouncements, createAnnouncementSendingService(ports).run, '* * * * *')];
}
