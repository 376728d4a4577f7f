import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

export const tellAccountManager = job({
  name: 'referrals.tellAccountManager',
  data: z.object({ customerId: z.int(), id: z.int() }),
});
