import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createReferralMailsService } from './referral-mails.service.ts';
import { sendReferral } from './referrals.job-definitions.ts';

export function referralsJobs(ports: { db: Db; mailer: Mailer; baseUrl: string }): BoundJob[] {
  return [work(sendReferral, createReferralMailsService(ports).send)];
}
