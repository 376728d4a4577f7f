import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { Webhook } from '#platform/http/webhooks.ts';
import type { Log } from '#platform/log/log.ts';
import { type MailReceiver, createMailReceiver } from '#platform/mail/mail-receiver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type MessageDeliveries, createMessageDeliveries } from '#domains/couples/messages/deliveries.service.ts';
import { createIncomingService } from '#domains/couples/messages/incoming.service.ts';
import { messagesWebhooks } from '#domains/couples/messages/messages.webhooks.ts';
import { type ReplyAddresses, createReplyAddresses } from '#domains/couples/messages/reply-address.ts';

type Ports = { config: Config; db: Db; clock: Clock; log: Log; mailer: Mailer; sms: SmsGateway; storage: Storage };

export type Messaging = {
  addresses: ReplyAddresses;
  deliveries: MessageDeliveries;
  /** Couples' mail comes in here, over SMTP. */
  receiver: MailReceiver;
  webhooks: Webhook[];
};

const MAIL_BYTES = 35 * 1024 * 1024;

/** Both ways of the post: what leaves the house and what comes back. */
export function createMessaging(ports: Ports): Messaging {
  const { config, log } = ports;
  const { domain, host, port } = config.inbound;
  const addresses = createReplyAddresses({ secret: config.secret, domain });
  const { smsNumbers, baseUrl } = config;
  const deliveries = createMessageDeliveries({ ...ports, addresses, smsNumbers, baseUrl });
  const incoming = createIncomingService({ ...ports, addresses, deliveries });
  const receiver = createMailReceiver({
    host,
    port,
    maxBytes: MAIL_BYTES,
    log,
    accepts: incoming.accepts,
    onMail: incoming.receiveMail,
  });
  return { addresses, deliveries, receiver, webhooks: messagesWebhooks(incoming, deliveries) };
}
