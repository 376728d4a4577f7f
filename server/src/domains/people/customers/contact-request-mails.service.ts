import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { contactRequestMail } from './contact-request.mails.ts';
import { findContactRequest } from './contact-requests.repository.ts';

type Ports = { db: Db; mailer: Mailer; baseUrl: string };

/** Mails contact requests to the account manager of the customer. */
export function createContactRequestMailsService({ db, mailer, baseUrl }: Ports) {
  return {
    async send(asked: { customerId: number; id: number }): Promise<void> {
      const request = await db.tenantRead(asked.customerId, (tx) => findContactRequest(tx, asked));
      if (request) await deliver(() => mailer.send(contactRequestMail(request, baseUrl)));
    },
  };
}
