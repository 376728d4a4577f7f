import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { MessageDeliveriesService } from './message-deliveries.service.ts';
import type { MissedTextsService } from './missed-texts.service.ts';
import { deliverAfterCommit } from './message-queue.operations.ts';
import { deliverMessage, fetchMissedTexts, wakeDelivery } from './messages.job-definitions.ts';

type Ports = { db: Db; deliveries: MessageDeliveriesService; missedTexts: MissedTextsService };

/** Queued messages are delivered at once, by signal; a signal once a minute finds those whose own was missed. */
export function messagesJobs({ db, deliveries, missedTexts }: Ports): BoundJob[] {
  return [
    work(deliverMessage, async ({ messageId }) => {
      // Its process may be gone, and then the claim is free in a few seconds.
      if ((await deliveries.deliver(messageId)) === 'claimed') throw new Error('another process is delivering it');
    }),
    work(wakeDelivery, () => db.system(async (tx) => deliverAfterCommit(tx)), '* * * * *'),
    work(fetchMissedTexts, () => missedTexts.fetch(), '*/10 * * * *'),
  ];
}
