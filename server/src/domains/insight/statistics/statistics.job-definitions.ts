import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

export const refreshMonths = job({ name: 'statistics.months', data: z.object({}) });
export const deleteUnknownVisits = job({ name: 'statistics.sweep', data: z.object({}) });
