import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

export const mailCommentRequest = job({ name: 'testimonials.mailRequest', data: z.object({ id: z.int() }) });
