import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

export const sendMerchantDecision = job({ name: 'merchant.tellDecision', data: z.object({ id: z.int() }) });
/** On a schedule, too, so a failed run is not repeated: the next one does the rest. */
export const openMerchantAccounts = job({ name: 'merchant.openAccounts', data: z.object({}), retryLimit: 0 });
