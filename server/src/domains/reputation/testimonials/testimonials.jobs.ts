import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { CommentRequestMailsService } from './comment-request-mails.service.ts';
import type { DueCommentRequestsService } from './due-comment-requests.service.ts';
import { mailCommentRequest, sendDueRequests } from './testimonials.job-definitions.ts';

export function testimonialsJobs(mails: CommentRequestMailsService, due: DueCommentRequestsService): BoundJob[] {
  return [
    work(mailCommentRequest, ({ id }) => mails.send(id)),
    work(sendDueRequests, () => due.sendAll(), '*/10 * * * *'),
  ];
}
