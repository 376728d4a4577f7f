import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { sweepPhoto } from './galleries.errands.ts';
import { removeUnusedPhoto } from './photos.service.ts';

export function galleriesJobs(deps: { db: Db; storage: Storage }): BoundJob[] {
  return [work(sweepPhoto, (place) => removeUnusedPhoto(deps, place))];
}
