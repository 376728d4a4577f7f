import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Counts the last weeks of the marketplace; also asked for when nothing has been counted yet. */
export const refreshOverview = job({ name: 'desk.refreshOverview', data: z.object({}), retryLimit: 0 });

/** Tells somebody who manages the account that couples wait. */
export const sendVendorReminder = job({
  name: 'desk.sendVendorReminder',
  data: z.object({ customerId: z.int(), managerId: z.int(), name: z.string(), couples: z.int() }),
});
