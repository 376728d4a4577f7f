import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import type { Clock } from '#platform/time/clock.ts';
import { forgetTellings } from './couple-events.service.ts';
import { sweepTellings, tellOfLead } from './couples.job-definitions.ts';
import { deliverNews } from './marketplace.service.ts';

type Deps = { db: Db; clock: Clock; mailer: Mailer; sms: SmsGateway; baseUrl: string };

export function couplesJobs(deps: Deps): BoundJob[] {
  return [
    work(tellOfLead, (news) => deliverNews(deps, news)),
    work(sweepTellings, () => forgetTellings(deps), '43 3 * * *'),
  ];
}
