import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

export const sendCampaignRequest = job({
  name: 'packages.tellOfCampaignRequest',
  data: z.object({ customerId: z.int(), id: z.int() }),
});

/** Tells somebody who manages the account that the team ended a package, or gave it back. */
export const sendPackageEnding = job({
  name: 'packages.sendEnding',
  data: z.object({
    customerId: z.int(),
    providerId: z.int(),
    managerId: z.int(),
    packageName: z.string(),
    reason: z.string().nullable(),
  }),
});

/** Reminds of packages that end, and limits those that have ended. */
export const processPackageEnds = job({ name: 'packages.lookAtEnds', data: z.object({}) });
