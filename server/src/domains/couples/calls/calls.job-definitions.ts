import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Rings the vendor. Not tried again: a phone that rings a minute after the click is worse than an honest failure. */
export const ringBoth = job({ name: 'calls.ring', data: z.object({ callId: z.int() }), retryLimit: 0 });
/** Closes calls whose end nobody reported. */
export const sweepCalls = job({ name: 'calls.sweep', data: z.object({}) });
