import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import { closeUnreportedCalls, placeOutgoingCall, synchroniseNumbers } from './calls.job-definitions.ts';
import type { CallRoutingService } from './call-routing.service.ts';
import type { NumbersService } from './numbers.service.ts';

export function callsJobs(routing: CallRoutingService, numbers: NumbersService): BoundJob[] {
  return [
    work(placeOutgoingCall, ({ callId }) => routing.ring(callId)),
    work(closeUnreportedCalls, () => routing.closeUnreported(), '*/10 * * * *'),
    work(synchroniseNumbers, async () => void (await numbers.synchronise()), '15 * * * *'),
  ];
}
