import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { ActingReportsService } from './acting-reports.service.ts';
import { reportActingEnded, reportActingStarted } from './desk.job-definitions.ts';

export function deskJobs(reports: ActingReportsService): BoundJob[] {
  return [
    work(reportActingStarted, ({ actingSessionId }) => reports.started(actingSessionId)),
    work(reportActingEnded, ({ actingSessionId }) => reports.ended(actingSessionId)),
  ];
}
