import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Removes a photo's files, unless a medium shows them. Queued when a row goes, and ahead of every upload for the case that it never arrives. */
export const sweepPhoto = job({
  name: 'galleries.sweepPhoto',
  data: z.object({ fileKey: z.string(), extension: z.string(), widths: z.array(z.int()) }),
});

/** Brings a photo that was chosen at Instagram. */
export const importPhoto = job({
  name: 'galleries.importPhoto',
  data: z.object({ customerId: z.int(), photoId: z.int() }),
});

export const sweepInstagramVisits = job({ name: 'galleries.sweepInstagramVisits', data: z.object({}) });
