import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Marks quotes whose last day is over. Accepting one is refused from that moment on, whether this has run or not. */
export const expireQuotes = job({ name: 'quotes.expire', data: z.object({}) });

export const remindOfQuotes = job({ name: 'quotes.remind', data: z.object({}) });
