import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** A scheduled message, or one whose first attempt failed. It fails after about twenty minutes of attempts. */
export const deliverMessage = job({
  name: 'messages.deliver',
  data: z.object({ messageId: z.int() }),
  retryLimit: 8,
  retryDelayS: 5,
});

/** Once a minute, for a process that missed the signal and does not look by itself. */
export const wakeDelivery = job({ name: 'messages.wake', data: z.object({}), retryLimit: 0 });

/** Texts that came while we were away. */
export const fetchMissedTexts = job({ name: 'messages.fetchMissed', data: z.object({}), retryLimit: 0 });

/** How long to retry when a mail server or gateway does not respond. */
export const RETRY_WINDOW_MS = 20 * 60 * 1000;
