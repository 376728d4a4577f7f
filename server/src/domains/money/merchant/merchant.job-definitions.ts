import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

export const tellMerchantDecision = job({ name: 'merchant.tellDecision', data: z.object({ id: z.int() }) });
