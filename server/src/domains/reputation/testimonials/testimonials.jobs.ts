import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { sendCommentRequest } from './comment-requests.service.ts';
import { mailCommentRequest } from './testimonials.job-definitions.ts';

export function testimonialsJobs(deps: { db: Db; mailer: Mailer; marketplaceUrl: string }): BoundJob[] {
  return [work(mailCommentRequest, (request) => sendCommentRequest(deps, request))];
}
