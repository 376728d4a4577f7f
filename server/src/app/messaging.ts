import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { Webhook } from '#platform/http/webhooks.ts';
import type { Pulses } from '#platform/health/pulses.ts';
import type { Log } from '#platform/log/log.ts';
import { type MailReceiver, createMailReceiver } from '#platform/mail/mail-receiver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import type { SmsInbox } from '#platform/sms/sms-inbox.ts';
import type { SmsMedia } from '#platform/sms/sms-media.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Scan } from '#platform/uploads/virus-scanner.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createAlertsService } from '#domains/attention/alerts/alerts.service.ts';
import { alertsWebhooks } from '#domains/attention/alerts/alerts.webhooks.ts';
import {
  type MessageDeliveriesService,
  createMessageDeliveriesService,
} from '#domains/couples/messages/message-deliveries.service.ts';
import { createIncomingService } from '#domains/couples/messages/incoming.service.ts';
import { type MissedTextsService, createMissedTextsService } from '#domains/couples/messages/missed-texts.service.ts';
import { createQuoteLinksService } from '#domains/couples/quotes/quote-links.service.ts';
import { messagesWebhooks } from '#domains/couples/messages/messages.webhooks.ts';
import {
  type ReplyAddressesService,
  createReplyAddressesService,
} from '#domains/couples/messages/reply-addresses.service.ts';
import { translateForCouple } from './readers-language.ts';

type Ports = {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  sms: SmsGateway;
  smsMedia: SmsMedia;
  smsInbox: SmsInbox;
  storage: Storage;
  scan: Scan | undefined;
  pulses: Pulses;
};

export type Messaging = {
  addresses: ReplyAddressesService;
  deliveries: MessageDeliveriesService;
  /** Receives couples' mail over SMTP. */
  receiver: MailReceiver;
  webhooks: Webhook[];
  missedTexts: MissedTextsService;
};

const MAIL_BYTES = 35 * 1024 * 1024;

/** Outgoing and incoming messages, and their webhooks. */
export function createMessaging(ports: Ports): Messaging {
  const { config, log } = ports;
  const { domain, host, port } = config.inbound;
  const addresses = createReplyAddressesService({ keyring: config.keyring, domain });
  const { smsNumbers, baseUrl } = config;
  const deliveries = createMessageDeliveriesService({
    ...ports,
    addresses,
    smsNumbers,
    baseUrl,
    translateForCouple,
    toQuoteLink: createQuoteLinksService({ keyring: config.keyring, baseUrl }).link,
  });
  const incoming = createIncomingService({ ...ports, addresses, deliveries });
  const receiver = createMailReceiver({
    host,
    port,
    maxBytes: MAIL_BYTES,
    log,
    accepts: incoming.accepts,
    onMail: (...given) => ports.pulses.watch('inboundMail', () => incoming.receiveMail(...given)),
  });
  return {
    addresses,
    deliveries,
    receiver,
    missedTexts: createMissedTextsService({ ...ports, smsNumbers, incoming }),
    webhooks: [...messagesWebhooks(incoming, deliveries), ...alertsWebhooks(createAlertsService(ports))],
  };
}
