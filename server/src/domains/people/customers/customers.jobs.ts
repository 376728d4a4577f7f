import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { contactRequestMail } from './contact-request.mails.ts';
import { findContactRequest } from './contact-requests.repository.ts';

/** Mails the account manager that a customer wants to hear from them. */
export const sendContactRequest = job({
  name: 'customers.sendContactRequest',
  data: z.object({ customerId: z.int(), id: z.int() }),
});

export function customersJobs({ db, mailer, baseUrl }: { db: Db; mailer: Mailer; baseUrl: string }): BoundJob[] {
  return [
    work(sendContactRequest, async (asked) => {
      const request = await db.tenantRead(asked.customerId, (tx) => findContactRequest(tx, asked));
      if (request) await deliver(() => mailer.send(contactRequestMail(request, baseUrl)));
    }),
  ];
}
