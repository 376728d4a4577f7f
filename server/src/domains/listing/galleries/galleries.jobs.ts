import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { IdentityProviders } from '#platform/social/identity-providers.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { importPhoto, sweepInstagramVisits, sweepPhoto } from './galleries.job-definitions.ts';
import { bringPhoto, sweepVisits } from './instagram.service.ts';
import { removeUnusedPhoto } from './photo-files.operations.ts';

type Ports = { db: Db; clock: Clock; storage: Storage; social: IdentityProviders };

export function galleriesJobs(ports: Ports): BoundJob[] {
  return [
    work(sweepPhoto, (place) => removeUnusedPhoto(ports, place)),
    work(importPhoto, ({ customerId, photoId }) => bringPhoto(ports, customerId, photoId)),
    work(sweepInstagramVisits, () => sweepVisits(ports.db), '17 * * * *'),
  ];
}
