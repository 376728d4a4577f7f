import type { Db } from '#platform/db/db.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sendTracked } from '#domains/attention/alerts/alerts.public.ts';
import { newLeadMail, newLeadSms } from './marketplace.mails.ts';
import { findNewLeadFacts } from './marketplace.repository.ts';

type Ports = {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  sms: SmsGateway;
  baseUrl: string;
  alertBounce: (deliveryId: number) => string;
};
type Notice = { leadId: number; customerUserId: number; by: 'email' | 'sms' };

export type NewLeadNoticesService = ReturnType<typeof createNewLeadNoticesService>;

/** Emails and texts to the team about new requests. */
export function createNewLeadNoticesService({ db, clock, mailer, sms, baseUrl, alertBounce }: Ports) {
  return {
    async send({ leadId, customerUserId, by }: Notice): Promise<void> {
      const facts = await db.system((tx) => findNewLeadFacts(tx, leadId, customerUserId, by));
      const to = by === 'email' ? facts?.email : facts?.phone;
      if (!facts || !to) return;
      const of = { leadId, customerUserId, kind: 'lead' } as const;
      await sendTracked({ db, now: clock.now() }, { of, channel: by === 'email' ? 'mail' : 'sms' }, (deliveryId) =>
        by === 'email'
          ? mailer.send({ to, ...newLeadMail(facts, baseUrl), envelopeFrom: alertBounce(deliveryId) })
          : sms.send({
              to,
              body: newLeadSms(facts, baseUrl),
              statusCallbackUrl: `${baseUrl}/hooks/sms/alerts/${deliveryId}`,
            }),
      );
    },
  };
}
