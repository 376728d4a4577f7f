import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createCampaignRequestMailsService } from './campaign-request-mails.service.ts';
import { createPackageEndsService } from './package-ends.service.ts';
import { mailEnding } from './package-ending-mails.operations.ts';
import { processPackageEnds, sendCampaignRequest, sendPackageEnding } from './packages.job-definitions.ts';

/** Shortly after midnight in Perth, the last Australian city to start a new day. */
const EVERY_DAY = '10 16 * * *';

export function packagesJobs(ports: { db: Db; clock: Clock; mailer: Mailer; baseUrl: string }): BoundJob[] {
  const requestMails = createCampaignRequestMailsService(ports);
  const packageEnds = createPackageEndsService(ports);
  return [
    work(sendCampaignRequest, requestMails.send),
    work(sendPackageEnding, (ending) => mailEnding(ports, ending)),
    work(processPackageEnds, packageEnds.processAll, EVERY_DAY),
  ];
}
