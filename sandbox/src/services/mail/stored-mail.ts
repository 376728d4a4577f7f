import { randomUUID } from 'node:crypto';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import type { Stored } from '../../store.ts';
import { linksOf } from './links.ts';

type KeptAttachment = { filename: string; contentType: string; size: number; base64: string };

export type StoredMail = Stored & {
  from: string;
  fromName: string;
  to: string[];
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
  links: string[];
  headers: Record<string, string>;
  attachments: KeptAttachment[];
};

/** Reads a delivered mail; recipients come from the envelope, so a blind copy counts too. */
export async function storeMail(raw: Buffer, recipients: readonly string[], receivedAt: Date): Promise<StoredMail> {
  const mail = await simpleParser(raw, { skipTextToHtml: true });
  const html = mail.html || '';
  const text = mail.text ?? '';
  const [sender] = mail.from?.value ?? [];
  return {
    id: randomUUID(),
    receivedAt: receivedAt.toISOString(),
    from: sender?.address ?? '',
    fromName: sender?.name ?? '',
    to: recipients.map((address) => address.toLowerCase()),
    replyTo: addressOf(mail.replyTo),
    subject: mail.subject ?? '',
    text,
    html,
    links: linksOf(html, text),
    headers: headersOf(mail),
    attachments: mail.attachments.map(({ filename, contentType, size, content }) => ({
      filename: filename ?? 'attachment',
      contentType,
      size,
      base64: content.toString('base64'),
    })),
  };
}

function addressOf(field: AddressObject | undefined): string | undefined {
  return field?.value[0]?.address;
}

function headersOf(mail: ParsedMail): Record<string, string> {
  return Object.fromEntries(
    mail.headerLines.map(({ key, line }) => [
      key,
      line
        .slice(line.indexOf(':') + 1)
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
}
