import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { tellAccountManager } from './referrals.errands.ts';
import { referralMail } from './referrals.mail.ts';
import { findReferral } from './referrals.repository.ts';

export function referralsJobs({ db, mailer, baseUrl }: { db: Db; mailer: Mailer; baseUrl: string }): BoundJob[] {
  return [
    work(tellAccountManager, async ({ customerId, id }) => {
      const referral = await db.tenantRead(customerId, (tx) => findReferral(tx, customerId, id));
      if (referral) await deliver(() => mailer.send(referralMail(referral, baseUrl)));
    }),
  ];
}
