import type { Route } from '#platform/http/route.ts';
import type { BoundJob } from '#platform/jobs/jobs.ts';
import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { createCouponsService } from '#domains/reputation/discounts/coupons.service.ts';
import { discountApprovals } from '#domains/reputation/discounts/discounts.approvals.ts';
import { discountsRoutes } from '#domains/reputation/discounts/discounts.routes.ts';
import { createDiscountsService } from '#domains/reputation/discounts/discounts.service.ts';
import { reviewsRoutes } from '#domains/reputation/reviews/reviews.routes.ts';
import { createReviewsService } from '#domains/reputation/reviews/reviews.service.ts';
import { disputeApprovals } from '#domains/reputation/testimonials/comment-disputes.approvals.ts';
import { createCommentDisputesService } from '#domains/reputation/testimonials/comment-disputes.service.ts';
import { createCommentImagesService } from '#domains/reputation/testimonials/comment-images.service.ts';
import { createCommentRequestMailsService } from '#domains/reputation/testimonials/comment-request-mails.service.ts';
import { createCommentRequestsService } from '#domains/reputation/testimonials/comment-requests.service.ts';
import { createDueCommentRequestsService } from '#domains/reputation/testimonials/due-comment-requests.service.ts';
import { testimonialApprovals } from '#domains/reputation/testimonials/testimonials.approvals.ts';
import { testimonialsJobs } from '#domains/reputation/testimonials/testimonials.jobs.ts';
import { testimonialsRoutes } from '#domains/reputation/testimonials/testimonials.routes.ts';
import { createTestimonialsService } from '#domains/reputation/testimonials/testimonials.service.ts';
import type { JobPorts, Ports } from '../ports.ts';

/** What couples read before they choose: comments, reviews from elsewhere, offers. */
export function reputationRoutes(ports: Ports): Route[] {
  return [
    ...testimonialsRoutes({
      testimonials: createTestimonialsService(ports),
      requests: createCommentRequestsService(ports),
      images: createCommentImagesService(ports),
      disputes: createCommentDisputesService(ports),
    }),
    ...reviewsRoutes(createReviewsService(ports)),
    ...discountsRoutes(createDiscountsService(ports), createCouponsService(ports)),
  ];
}

export const reputationApprovals: readonly ApprovalSubject[] = [
  discountApprovals,
  testimonialApprovals,
  disputeApprovals,
];

export function reputationJobs(ports: JobPorts): BoundJob[] {
  const mails = createCommentRequestMailsService(ports);
  return testimonialsJobs(mails, createDueCommentRequestsService({ ...ports, mails }));
}
