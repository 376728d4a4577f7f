import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Forgets what nobody will tell us a second time any more. */
export const sweepTellings = job({ name: 'couples.sweepTellings', data: z.object({}) });

/** Tells one user of a new request, by one way: each telling is tried and tried again by itself. */
export const tellOfLead = job({
  name: 'couples.tellOfLead',
  data: z.object({ leadId: z.int(), customerUserId: z.int(), by: z.enum(['email', 'sms']) }),
});
