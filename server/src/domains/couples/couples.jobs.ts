import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import { tellOfLead } from './couples.errands.ts';
import { deliverNews } from './marketplace.service.ts';

export function couplesJobs(deps: { db: Db; mailer: Mailer; sms: SmsGateway; baseUrl: string }): BoundJob[] {
  return [work(tellOfLead, (news) => deliverNews(deps, news))];
}
