import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { tellMerchantDecision } from './merchant.job-definitions.ts';
import { mailDecision } from './merchant.service.ts';

export function merchantJobs(deps: { db: Db; mailer: Mailer; baseUrl: string }): BoundJob[] {
  return [work(tellMerchantDecision, ({ id }) => mailDecision(deps, id))];
}
