import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { SEE_QUOTE, formatFooter } from './added-words.rules.ts';
import type { OutgoingMessage } from './message-deliveries.repository.ts';
import type { ReplyAddressesService } from './reply-addresses.service.ts';

type Mail = Parameters<Mailer['send']>[0];
type Parent = { header_message_id: string; header_references: string[] } | undefined;

type MailParts = {
  parent: Parent;
  attachments: NonNullable<Mail['attachments']>;
  /** The image under the author's name. */
  signature: Buffer | undefined;
  addresses: ReplyAddressesService;
  /** The couple’s link to the quote that the mail carries. */
  quoteUrl: string | undefined;
  /** Our own words, into the couple’s language; what the vendor wrote stays. */
  translate: (text: string) => string;
};

const SIGNATURE = 'signature@bellbird';
const PICTURE = { filename: 'signature.png', contentType: 'image/png', cid: SIGNATURE };
const MAX_REFERENCES = 20;
const FONT = "font:16px/25px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#22302b";

/** A vendor's mail as the couple gets it: plain, threaded in mail programs, with a reply address of ours. */
export function formatOutgoingMail(
  message: OutgoingMessage,
  { parent, attachments, signature, addresses, quoteUrl, translate }: MailParts,
): Mail {
  const references = parent ? [...parent.header_references, parent.header_message_id].slice(-MAX_REFERENCES) : [];
  const footer = translate(formatFooter(message));
  const seeQuote = translate(SEE_QUOTE.en);
  const subject = message.subject ?? `Your request to ${message.provider_name}`;
  return {
    to: message.couple_email ?? '',
    from: `"${message.provider_name.replaceAll(/["\\\r\n]/g, '')}" <${addresses.provider(message.provider_slug)}>`,
    replyTo: addresses.reply(message.lead_id),
    // Delivery reports go to an address that identifies this message.
    envelopeFrom: addresses.bounce(message.id),
    subject: parent ? `Re: ${subject.replace(/^(?:re:\s*)+/i, '')}` : subject,
    text: `${message.body}${quoteUrl ? `\n\n${seeQuote}: ${quoteUrl}` : ''}\n\n-- \n${footer}\n`,
    html: `<div style="${FONT}">${message.body_html ?? escapeHtml(message.body)}${signature ? `<p><img src="cid:${SIGNATURE}" alt="" style="max-width:240px"></p>` : ''}${quoteUrl ? `<p style="margin-top:24px"><a href="${escapeHtml(quoteUrl)}" style="${LINK}">${seeQuote}</a></p>` : ''}</div><p style="${FONT};font-size:13px;color:#5f6b65;margin-top:32px">${escapeHtml(footer)}</p>`,
    ...(message.header_message_id && { messageId: message.header_message_id }),
    ...(parent && { inReplyTo: parent.header_message_id, references }),
    attachments: signature ? [...attachments, { ...PICTURE, content: signature }] : attachments,
  };
}

const LINK =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#2f6b57;color:#fff;text-decoration:none';

/** A text as it is sent: with the sender's name, and in the first one how to opt out. */
export function formatOutgoingSms(
  { body, provider_name }: Pick<OutgoingMessage, 'body' | 'provider_name'>,
  { isFirst, quoteUrl, translate }: { isFirst: boolean } & Pick<MailParts, 'quoteUrl' | 'translate'>,
): string {
  const link = quoteUrl ? `\n${quoteUrl}` : '';
  return `${provider_name}: ${body}${link}${isFirst ? `\n${translate('Reply STOP to opt out.')}` : ''}`;
}
