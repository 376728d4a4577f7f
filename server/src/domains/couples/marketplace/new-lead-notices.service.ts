import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import { newLeadMail, newLeadSms } from './marketplace.mails.ts';
import { findNewLeadFacts } from './marketplace.repository.ts';

type Ports = { db: Db; mailer: Mailer; sms: SmsGateway; baseUrl: string };
type Notice = { leadId: number; customerUserId: number; by: 'email' | 'sms' };

export type NewLeadNoticesService = ReturnType<typeof createNewLeadNoticesService>;

/** Emails and texts to the team about new requests. */
export function createNewLeadNoticesService({ db, mailer, sms, baseUrl }: Ports) {
  return {
    async send({ leadId, customerUserId, by }: Notice): Promise<void> {
      const facts = await db.system((tx) => findNewLeadFacts(tx, leadId, customerUserId, by));
      const to = by === 'email' ? facts?.email : facts?.phone;
      if (!facts || !to) return;
      if (by === 'email') await deliver(() => mailer.send({ to, ...newLeadMail(facts, baseUrl) }));
      else await deliver(() => sms.send({ to, body: newLeadSms(facts, baseUrl) }));
    },
  };
}
