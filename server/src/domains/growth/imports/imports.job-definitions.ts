import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

const OfImport = z.object({ customerId: z.int(), importId: z.int() });

/** After a killed process it goes on with the first row that is not done. */
export const runImport = job({ name: 'imports.run', data: OfImport, retryLimit: 5 });
export const undoImport = job({ name: 'imports.undo', data: OfImport, retryLimit: 5 });
export const failAbandonedImports = job({ name: 'imports.failAbandoned', data: z.object({}), retryLimit: 0 });
