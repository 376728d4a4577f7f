import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { decisionMail } from './merchant.mails.ts';
import { findApplicationsForTeam } from './merchant.repository.ts';

type Ports = { db: Db; mailer: Mailer; baseUrl: string };

export type MerchantMailsService = ReturnType<typeof createMerchantMailsService>;

/** Mails the team's decision to the applicant. */
export function createMerchantMailsService({ db, mailer, baseUrl }: Ports) {
  return {
    async sendDecision({ id }: { id: number }): Promise<void> {
      const [row] = await db.system((tx) => findApplicationsForTeam(tx, [id]));
      if (row) await deliver(() => mailer.send(decisionMail(row, baseUrl)));
    },
  };
}
