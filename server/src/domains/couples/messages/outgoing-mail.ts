import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Parcel } from './deliveries.repository.ts';
import type { ReplyAddresses } from './reply-address.ts';

type Mail = Parameters<Mailer['send']>[0];
type Parent = { header_message_id: string; header_references: string[] } | undefined;

type Enclosed = {
  parent: Parent;
  attachments: NonNullable<Mail['attachments']>;
  /** The picture under the writer's name. */
  signature: Buffer | undefined;
  addresses: ReplyAddresses;
};

const SIGNATURE = 'signature@bellbird';
const PICTURE = { filename: 'signature.png', contentType: 'image/png', cid: SIGNATURE };
const MOST_REFERENCES = 20;
const FONT = "font:16px/25px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#22302b";

/** A vendor's mail as the couple gets it: a plain letter, threaded in every mail program, whose answer finds its way back. */
export function mailOnTheWire(parcel: Parcel, { parent, attachments, signature, addresses }: Enclosed): Mail {
  const references = parent ? [...parent.header_references, parent.header_message_id].slice(-MOST_REFERENCES) : [];
  const footer = `You get this because you asked ${parcel.provider_name} for a quote. Your code is ${parcel.extension_number}. Just answer this mail.`;
  const subject = parcel.subject ?? `Your request to ${parcel.provider_name}`;
  return {
    to: parcel.couple_email ?? '',
    from: `"${parcel.provider_name.replaceAll(/["\\\r\n]/g, '')}" <${addresses.provider(parcel.provider_slug)}>`,
    replyTo: addresses.reply(parcel.lead_id),
    // Reports of post offices come back to an address that names this very message.
    envelopeFrom: addresses.bounce(parcel.id),
    subject: parent ? `Re: ${subject.replace(/^(?:re:\s*)+/i, '')}` : subject,
    text: `${parcel.body}\n\n-- \n${footer}\n`,
    html: `<div style="${FONT}">${parcel.body_html ?? escapeHtml(parcel.body)}${signature ? `<p><img src="cid:${SIGNATURE}" alt="" style="max-width:240px"></p>` : ''}</div><p style="${FONT};font-size:13px;color:#5f6b65;margin-top:32px">${escapeHtml(footer)}</p>`,
    ...(parcel.header_message_id && { messageId: parcel.header_message_id }),
    ...(parent && { inReplyTo: parent.header_message_id, references }),
    attachments: signature ? [...attachments, { ...PICTURE, content: signature }] : attachments,
  };
}
