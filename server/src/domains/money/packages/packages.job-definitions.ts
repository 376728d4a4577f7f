import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

export const tellOfCampaignRequest = job({
  name: 'packages.tellOfCampaignRequest',
  data: z.object({ customerId: z.int(), id: z.int() }),
});

/** Tells of packages that end, and takes what they held from those that have ended. */
export const lookAtEnds = job({ name: 'packages.lookAtEnds', data: z.object({}) });
