import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { mailCampaignRequest } from './campaign-requests.service.ts';
import { lookAtPackageEnds } from './package-ends.service.ts';
import { lookAtEnds, tellOfCampaignRequest } from './packages.job-definitions.ts';

/** When a new day has begun in Perth too. */
const EVERY_DAY = '10 16 * * *';

export function packagesJobs(deps: { db: Db; clock: Clock; mailer: Mailer; baseUrl: string }): BoundJob[] {
  return [
    work(tellOfCampaignRequest, (request) => mailCampaignRequest(deps, request)),
    work(lookAtEnds, () => lookAtPackageEnds(deps), EVERY_DAY),
  ];
}
