import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { MessageDeliveriesService } from './message-deliveries.service.ts';
import { deliverMessage } from './messages.job-definitions.ts';

export function messagesJobs(deliveries: MessageDeliveriesService): BoundJob[] {
  return [work(deliverMessage, ({ messageId }) => deliveries.deliver(messageId))];
}
