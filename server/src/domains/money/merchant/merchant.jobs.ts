import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createMerchantMailsService } from './merchant-mails.service.ts';
import { sendMerchantDecision } from './merchant.job-definitions.ts';

export function merchantJobs(ports: { db: Db; mailer: Mailer; baseUrl: string }): BoundJob[] {
  return [work(sendMerchantDecision, createMerchantMailsService(ports).sendDecision)];
}
