import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Removes a photo's files, unless a medium shows them. Queued when a row goes, and ahead of every upload for the case that it never arrives. */
export const sweepPhoto = job({
  name: 'galleries.sweepPhoto',
  data: z.object({ fileKey: z.string(), extension: z.string(), widths: z.array(z.int()) }),
});
