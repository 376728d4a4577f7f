import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Brings a proposal to the account manager of the customer who made it. */
export const tellAccountManager = job({
  name: 'referrals.tellAccountManager',
  data: z.object({ customerId: z.int(), id: z.int() }),
});
