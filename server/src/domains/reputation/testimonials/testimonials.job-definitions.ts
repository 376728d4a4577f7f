import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

export const mailCommentRequest = job({ name: 'testimonials.mailRequest', data: z.object({ id: z.int() }) });
/** Sends the requests for comments whose day has come. */
export const sendDueRequests = job({ name: 'testimonials.sendDue', data: z.object({}) });
