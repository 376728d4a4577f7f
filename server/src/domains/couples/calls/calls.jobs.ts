import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import { ringBoth, sweepCalls } from './calls.job-definitions.ts';
import type { Exchange } from './exchange.service.ts';

export function callsJobs(exchange: Exchange): BoundJob[] {
  return [
    work(ringBoth, ({ callId }) => exchange.ring(callId)),
    work(sweepCalls, () => exchange.sweep(), '*/30 * * * *'),
  ];
}
