import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import { importPhoto, sweepInstagramVisits, sweepPhoto } from './galleries.job-definitions.ts';
import { type ImportPorts, createInstagramImportService } from './instagram-import.service.ts';
import { deleteUnusedPhoto } from './photo-files.operations.ts';

export function galleriesJobs(ports: ImportPorts): BoundJob[] {
  const instagram = createInstagramImportService(ports);
  return [
    work(sweepPhoto, (place) => deleteUnusedPhoto(ports, place)),
    work(importPhoto, ({ customerId, photoId }) => instagram.importPhoto(customerId, photoId)),
    work(sweepInstagramVisits, () => instagram.deleteOldVisits(), '17 * * * *'),
  ];
}
