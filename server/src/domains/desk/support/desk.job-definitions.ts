import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Tells a user that the team has started to act for them. */
export const reportActingStarted = job({
  name: 'desk.reportActingStarted',
  data: z.object({ actingSessionId: z.int() }),
});

/** Tells a user afterwards what the team exported, saw and changed. */
export const reportActingEnded = job({ name: 'desk.reportActingEnded', data: z.object({ actingSessionId: z.int() }) });
