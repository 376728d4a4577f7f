import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { IdentityProviders } from '#platform/social/identity-providers.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { importPhoto, sweepInstagramVisits, sweepPhoto } from './galleries.job-definitions.ts';
import { createInstagramImportService } from './instagram-import.service.ts';
import type { FindLimitedProviders } from './photo-allowance.operations.ts';
import { deleteUnusedPhoto } from './photo-files.operations.ts';

type Ports = {
  db: Db;
  clock: Clock;
  storage: Storage;
  social: IdentityProviders;
  findLimitedProviders: FindLimitedProviders;
};

export function galleriesJobs(ports: Ports): BoundJob[] {
  const instagram = createInstagramImportService(ports);
  return [
    work(sweepPhoto, (place) => deleteUnusedPhoto(ports, place)),
    work(importPhoto, ({ customerId, photoId }) => instagram.importPhoto(customerId, photoId)),
    work(sweepInstagramVisits, () => instagram.deleteOldVisits(), '17 * * * *'),
  ];
}
