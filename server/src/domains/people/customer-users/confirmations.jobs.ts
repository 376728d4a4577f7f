import { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { mailConfirmation, mailPeopleChange, mailRefusal } from './confirmations.operations.ts';
import { PEOPLE_CHANGES } from './people-change.mails.ts';

/** Asks the account manager of a customer to confirm a user. */
export const askForConfirmation = job({
  name: 'customerUsers.askForConfirmation',
  data: z.object({ customerId: z.int(), id: z.int() }),
});

/** Tells those who manage the account why somebody was not confirmed. */
export const sendRefusal = job({
  name: 'customerUsers.sendRefusal',
  data: z.object({ customerId: z.int(), id: z.int(), reason: z.string(), managerId: z.int() }),
});

/** Tells those who manage the account that the team added, changed or removed somebody. */
export const sendPeopleChange = job({
  name: 'customerUsers.sendPeopleChange',
  data: z.object({
    customerId: z.int(),
    managerId: z.int(),
    userName: z.string(),
    staffName: z.string(),
    change: z.enum(PEOPLE_CHANGES),
  }),
});

export function confirmationJobs(deps: { db: Db; clock: Clock; mailer: Mailer; baseUrl: string }): BoundJob[] {
  return [
    work(askForConfirmation, (who) => mailConfirmation(deps, who)),
    work(sendPeopleChange, (changed) => mailPeopleChange(deps, changed)),
    work(sendRefusal, (refused) => mailRefusal(deps, refused)),
  ];
}
