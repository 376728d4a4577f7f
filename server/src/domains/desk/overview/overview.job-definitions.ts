import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Counts the last weeks of the marketplace; also asked for when nothing has been counted yet. */
export const refreshOverview = job({ name: 'desk.refreshOverview', data: z.object({}), retryLimit: 0 });
