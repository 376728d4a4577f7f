import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Tells somebody who manages the account that the team put a provider on hold, or released it. */
export const sendHold = job({
  name: 'providers.sendHold',
  data: z.object({
    customerId: z.int(),
    providerId: z.int(),
    managerId: z.int(),
    reason: z.string().nullable(),
  }),
});
