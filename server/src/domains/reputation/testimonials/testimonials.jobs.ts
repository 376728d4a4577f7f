import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createCommentRequestMailsService } from './comment-request-mails.service.ts';
import { mailCommentRequest } from './testimonials.job-definitions.ts';

export function testimonialsJobs(ports: { db: Db; mailer: Mailer; marketplaceUrl: string }): BoundJob[] {
  const mails = createCommentRequestMailsService(ports);
  return [work(mailCommentRequest, ({ id }) => mails.send(id))];
}
