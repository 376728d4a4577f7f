import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { referralMail } from './referrals.mails.ts';
import { findReferral } from './referrals.repository.ts';

type Ports = { db: Db; mailer: Mailer; baseUrl: string };

/** Mails referrals to the account manager of the customer. */
export function createReferralMailsService({ db, mailer, baseUrl }: Ports) {
  return {
    async send({ customerId, id }: { customerId: number; id: number }): Promise<void> {
      const referral = await db.tenantRead(customerId, (tx) => findReferral(tx, customerId, id));
      if (referral) await deliver(() => mailer.send(referralMail(referral, baseUrl)));
    },
  };
}
