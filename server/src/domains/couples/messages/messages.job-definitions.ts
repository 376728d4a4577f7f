import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** One message to one couple. Tried for about twenty minutes before it counts as failed. */
export const deliverMessage = job({
  name: 'messages.deliver',
  data: z.object({ messageId: z.int() }),
  retryLimit: 8,
  retryDelayS: 5,
});

/** How long a message may wait for a mail server or a gateway that does not answer. */
export const PATIENCE_MS = 20 * 60 * 1000;
