import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

export const sendWizardLink = job({ name: 'wizard.sendLink', data: z.object({ id: z.int() }) });
