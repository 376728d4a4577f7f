import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { tellAccountManager } from './referrals.job-definitions.ts';
import { mailReferral } from './referrals.service.ts';

export function referralsJobs(deps: { db: Db; mailer: Mailer; baseUrl: string }): BoundJob[] {
  return [work(tellAccountManager, (referral) => mailReferral(deps, referral))];
}
