import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { MessageDeliveries } from './deliveries.service.ts';
import { deliverMessage } from './messages.job-definitions.ts';

export function messagesJobs(deliveries: MessageDeliveries): BoundJob[] {
  return [work(deliverMessage, ({ messageId }) => deliveries.deliver(messageId))];
}
