import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Deletes a photo's files unless a medium uses them. Enqueued when a row is deleted, and before each upload in case it is interrupted. */
export const sweepPhoto = job({
  name: 'galleries.sweepPhoto',
  data: z.object({ fileKey: z.string(), extension: z.string(), widths: z.array(z.int()) }),
});

/** Imports a photo that was chosen from Instagram. */
export const importPhoto = job({
  name: 'galleries.importPhoto',
  data: z.object({ customerId: z.int(), photoId: z.int() }),
});

export const sweepInstagramVisits = job({ name: 'galleries.sweepInstagramVisits', data: z.object({}) });
