import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import { createImportRunningService } from './import-running.service.ts';
import { createImportUndoingService } from './import-undoing.service.ts';
import { failAbandonedImports, runImport, undoImport } from './imports.job-definitions.ts';

export function importsJobs(ports: Parameters<typeof createImportRunningService>[0]): BoundJob[] {
  const running = createImportRunningService(ports);
  const undoing = createImportUndoingService(ports);
  return [
    work(runImport, running.run),
    work(undoImport, undoing.undo),
    work(failAbandonedImports, running.failAbandoned, '41 * * * *'),
  ];
}
