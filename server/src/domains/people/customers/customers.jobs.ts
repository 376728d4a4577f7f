import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createContactRequestMailsService } from './contact-request-mails.service.ts';

/** Mails the account manager that a customer wants to hear from them. */
export const sendContactRequest = job({
  name: 'customers.sendContactRequest',
  data: z.object({ customerId: z.int(), id: z.int() }),
});

export function customersJobs(ports: { db: Db; mailer: Mailer; baseUrl: string }): BoundJob[] {
  const mails = createContactRequestMailsService(ports);
  return [work(sendContactRequest, mails.send)];
}
