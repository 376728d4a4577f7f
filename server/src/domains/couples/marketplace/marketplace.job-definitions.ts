import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Deletes ids of events that the marketplace will not repeat any more. */
export const deleteOldEvents = job({ name: 'couples.sweepTellings', data: z.object({}) });

/** Notifies one user of a new request by one channel, so that each is retried by itself. */
export const notifyNewLead = job({
  name: 'couples.tellOfLead',
  data: z.object({ leadId: z.int(), customerUserId: z.int(), by: z.enum(['email', 'sms']) }),
});
