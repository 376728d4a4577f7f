import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Rings the vendor. Never retried: a phone that rings a minute after the click is worse than a failed call. */
export const placeOutgoingCall = job({ name: 'calls.ring', data: z.object({ callId: z.int() }), retryLimit: 0 });
/** Closes calls whose end was never reported. */
export const closeUnreportedCalls = job({ name: 'calls.sweep', data: z.object({}) });
/** Compares our numbers with the gateway’s list; the next hour does what one could not. */
export const synchroniseNumbers = job({ name: 'calls.numbers', data: z.object({}), retryLimit: 0 });
