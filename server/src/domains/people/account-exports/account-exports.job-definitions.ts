import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** After a killed process it starts again: the archive is the same. */
export const makeAccountExport = job({
  name: 'accountExports.make',
  data: z.object({ exportId: z.int() }),
  retryLimit: 3,
});

export const deleteExpiredExports = job({ name: 'accountExports.deleteExpired', data: z.object({}), retryLimit: 0 });
