import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import { closeUnreportedCalls, placeOutgoingCall } from './calls.job-definitions.ts';
import type { CallRoutingService } from './call-routing.service.ts';

export function callsJobs(routing: CallRoutingService): BoundJob[] {
  return [
    work(placeOutgoingCall, ({ callId }) => routing.ring(callId)),
    work(closeUnreportedCalls, () => routing.closeUnreported(), '*/30 * * * *'),
  ];
}
