import type { Webhook } from '#platform/http/webhooks.ts';
import type { MessageDeliveriesService } from './message-deliveries.service.ts';
import type { SentPicture } from './incoming-pictures.operations.ts';
import type { IncomingService } from './incoming.service.ts';
import type { MessageFailure } from './mail-kind.rules.ts';

/** The gateway's codes for why a text was not delivered. */
const FAULTS: Readonly<Record<string, MessageFailure>> = {
  21610: 'stopped',
  30003: 'unreachable',
  30004: 'refused',
  30005: 'address',
  30006: 'address',
};

const MAX_MEDIA = 10;

/** The pictures that were sent along. */
function findMedia(fields: Readonly<Record<string, string>>): SentPicture[] {
  const count = Math.min(Number(fields['NumMedia']) || 0, MAX_MEDIA);
  return Array.from({ length: count }, (_, index) => ({
    url: fields[`MediaUrl${index}`] ?? '',
    mimeType: fields[`MediaContentType${index}`] ?? 'image/jpeg',
  }));
}

/** The SMS gateway's webhooks: incoming texts, and the delivery status of ours. */
export function messagesWebhooks(incoming: IncomingService, deliveries: MessageDeliveriesService): Webhook[] {
  return [
    {
      path: '/hooks/sms/in',
      handler: async ({ From = '', To = '', Body = '', MessageSid = '', ...more }) => {
        await incoming.receiveSms({ from: From, to: To, body: Body, sid: MessageSid, media: findMedia(more) });
        return '<?xml version="1.0" encoding="UTF-8"?><Response/>';
      },
    },
    {
      path: '/hooks/sms/status/:messageId',
      handler: async ({ MessageStatus = '', ErrorCode = '' }, { messageId = '' }) => {
        const id = Number(messageId);
        if (!Number.isSafeInteger(id)) return undefined;
        if (MessageStatus === 'delivered') await deliveries.report(id, { delivered: true });
        if (['failed', 'undelivered'].includes(MessageStatus)) {
          await deliveries.report(id, { failure: FAULTS[ErrorCode] ?? 'unreachable' });
        }
        return undefined;
      },
    },
  ];
}
