import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import { deleteExpiredExports, makeAccountExport } from './account-exports.job-definitions.ts';
import { createExportMakingService } from './export-making.service.ts';

export function accountExportsJobs(ports: Parameters<typeof createExportMakingService>[0]): BoundJob[] {
  const making = createExportMakingService(ports);
  return [
    work(makeAccountExport, ({ exportId }) => making.make(exportId)),
    work(deleteExpiredExports, making.deleteExpired, '37 * * * *'),
  ];
}
