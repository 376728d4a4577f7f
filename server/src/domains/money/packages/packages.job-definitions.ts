import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

export const sendCampaignRequest = job({
  name: 'packages.tellOfCampaignRequest',
  data: z.object({ customerId: z.int(), id: z.int() }),
});

/** Reminds of packages that end, and limits those that have ended. */
export const processPackageEnds = job({ name: 'packages.lookAtEnds', data: z.object({}) });
