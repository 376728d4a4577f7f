import type { MessageType } from '@bellbird/contract/couples/leads';
import { QUOTE_SMS_MAX } from '@bellbird/contract/shared/limits';
import type { Member } from '#platform/auth/caller.ts';
import { fail } from '#platform/errors/app-error.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { OutgoingService } from '#domains/couples/messages/messages.public.ts';

export type QuoteMessage = { channel: MessageType; subject?: string; message: string };
type Deps = { outgoing: Pick<OutgoingService, 'sendEmail' | 'sendSms'> };

export type QuoteMessagesService = ReturnType<typeof createQuoteMessagesService>;

/** The words around a quote's link, sent through the conversation. */
export function createQuoteMessagesService({ outgoing }: Deps) {
  return {
    /** Joins the caller's transaction: what cannot be written to the couple is not sent at all. */
    async send(caller: Member, leadId: number, quoteId: number, given: QuoteMessage): Promise<void> {
      const { channel, subject = '', message } = given;
      if (channel === 'sms') {
        if (message.length > QUOTE_SMS_MAX)
          fail('invalid_fields', { fields: { message: `Please use at most ${QUOTE_SMS_MAX} characters.` } });
        await outgoing.sendSms(caller, leadId, { body: message, cancelIfAnswered: false }, quoteId);
        return;
      }
      const mail = {
        subject,
        body: toHtml(message),
        attachmentIds: [],
        isOffer: true,
        withSignature: true,
        cancelIfAnswered: false,
      };
      await outgoing.sendEmail(caller, leadId, mail, quoteId);
    },
  };
}

function toHtml(message: string): string {
  return message
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
