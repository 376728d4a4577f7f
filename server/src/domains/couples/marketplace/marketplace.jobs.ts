import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import { deleteOldEvents, notifyNewLead } from './marketplace.job-definitions.ts';
import type { MarketplaceUpkeepService } from './marketplace-upkeep.service.ts';
import type { NewLeadNoticesService } from './new-lead-notices.service.ts';

export function marketplaceJobs(notices: NewLeadNoticesService, upkeep: MarketplaceUpkeepService): BoundJob[] {
  return [
    work(notifyNewLead, (notice) => notices.send(notice)),
    work(deleteOldEvents, () => upkeep.deleteOldEvents(), '43 3 * * *'),
  ];
}
