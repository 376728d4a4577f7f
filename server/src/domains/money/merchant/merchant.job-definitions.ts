import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

export const sendMerchantDecision = job({ name: 'merchant.tellDecision', data: z.object({ id: z.int() }) });
