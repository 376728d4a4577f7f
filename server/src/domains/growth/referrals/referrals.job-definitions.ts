import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

export const sendReferral = job({
  name: 'referrals.tellAccountManager',
  data: z.object({ customerId: z.int(), id: z.int() }),
});
