import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { findCampaignRequest } from './campaign-requests.repository.ts';
import { campaignRequestMail } from './packages.mails.ts';

type Ports = { db: Db; mailer: Mailer; baseUrl: string };

/** Mails upgrade requests to the account manager of the customer. */
export function createCampaignRequestMailsService({ db, mailer, baseUrl }: Ports) {
  return {
    async send({ customerId, id }: { customerId: number; id: number }): Promise<void> {
      const request = await db.tenantRead(customerId, (tx) => findCampaignRequest(tx, customerId, id));
      if (request) await deliver(() => mailer.send(campaignRequestMail(request, baseUrl)));
    },
  };
}
