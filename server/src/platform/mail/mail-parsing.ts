import path from 'node:path';
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from 'mailparser';
import { nameLegacyCharset } from './legacy-charset.ts';
import { type TextKind, findOwnTexts } from './own-texts.ts';
import { htmlToText } from './plain-text.ts';
import { HEADERS_OF_INTEREST, type MailAddress, type MailAttachment, type ReceivedMail } from './received-mail.ts';

const MAX_HEADER_BYTES = 64 * 1024;
const MAX_MIME_PARTS = 100;
const MAX_NESTED_PARTS = 20;
/** Further ones are listed, not kept. */
const MAX_ATTACHMENTS = 25;
/** A plain part longer than this says what the mail says. */
const STUB_LENGTH = 200;
const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** The mail is malicious or too broken to read; sending it again would not help. */
export class UnreadableMail extends Error {
  override readonly name = 'UnreadableMail';
}

const NESTING = /^content-type:\s{0,10}(?:multipart|message)\//gim;

/** Parses a raw mail, within caps that a MIME bomb cannot exceed. */
export async function parseMail(raw: Buffer): Promise<ReceivedMail> {
  const nested = raw
    .toString('latin1')
    .matchAll(NESTING)
    .take(MAX_NESTED_PARTS + 1);
  if ([...nested].length > MAX_NESTED_PARTS) throw new UnreadableMail('Too many nested parts.');
  const mail = await read(raw);
  // Old programs name the wrong charset or none. Reading the letters in the one they meant brings them back.
  return hasLostLetters(mail) ? read(nameLegacyCharset(raw)) : mail;
}

async function read(raw: Buffer): Promise<ReceivedMail> {
  const parsed = await simpleParser(raw, LIMITS).catch((cause: unknown) => {
    throw new UnreadableMail('The mail could not be read.', { cause });
  });
  return present(parsed, findOwnTexts(raw.toString('latin1')));
}

function hasLostLetters({ text, subject }: ReceivedMail): boolean {
  return text.includes('\ufffd') || subject.includes('\ufffd');
}

// We create our own text and never use mailparser’s HTML, so its converters are off; the caps are its splitter’s.
const LIMITS = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  keepCidLinks: true,
  maxHeadSize: MAX_HEADER_BYTES,
  maxChildNodes: MAX_MIME_PARTS,
};

function present(mail: ParsedMail, ownTexts: readonly TextKind[]): ReceivedMail {
  const html = mail.html || undefined;
  return {
    // Some programs send an empty one, and two mails without an id are not the same mail.
    messageId: mail.messageId === '<>' ? undefined : mail.messageId,
    inReplyTo: mail.inReplyTo,
    references: [mail.references ?? []].flat(),
    from: addressesOf(mail.from)[0],
    to: addressesOf(mail.to),
    cc: addressesOf(mail.cc),
    subject: withoutNul(mail.subject ?? ''),
    date: mail.date,
    text: withoutNul(chooseText(mail.text?.trim() ?? '', html, ownTexts)),
    html,
    attachments: mail.attachments.map((file, index) => presentAttachment(file, index < MAX_ATTACHMENTS)),
    headers: headersOf(mail),
  };
}

/**
 * The plain part, unless it is only a stub such as ‘Your program cannot show HTML’ beside much more in the HTML. Where
 * the two say different things, both.
 */
function chooseText(plain: string, html: string | undefined, ownTexts: readonly TextKind[]): string {
  if (!html) return plain;
  if (ownTexts.includes('html')) {
    const both = ownTexts[0] === 'plain' ? [plain, htmlToText(html)] : [htmlToText(html), plain];
    return ownTexts.includes('plain') ? both.join('\n\n').trim() : htmlToText(html);
  }
  if (plain.length > STUB_LENGTH) return plain;
  const formatted = htmlToText(html);
  return formatted.length > plain.length * 3 ? formatted : plain;
}

/** PostgreSQL cannot store it. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

function addressesOf(field: AddressObject | AddressObject[] | undefined): MailAddress[] {
  return [field ?? []]
    .flat()
    .flatMap((list) => list.value.flatMap((entry) => entry.group ?? [entry]))
    .flatMap(({ address, name }) => (address ? [{ address: address.toLowerCase(), name }] : []));
}

function presentAttachment(attachment: Attachment, isKept: boolean): MailAttachment {
  const { contentType, size, cid, contentDisposition, related } = attachment;
  return {
    filename: bareName(attachment.filename),
    contentType,
    size,
    content: isKept && size <= MAX_ATTACHMENT_BYTES ? attachment.content : undefined,
    // Gmail gives every file an id, not only the pictures in its text.
    isInText: cid !== undefined && contentType.startsWith('image/') && (related || contentDisposition !== 'attachment'),
  };
}

function bareName(filename: string | undefined): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const name = path.win32.basename(filename ?? '').replace(/[\u0000-\u001f\u007f]/g, '');
  return name.slice(-200) || 'attachment';
}

function headersOf(mail: ParsedMail): ReceivedMail['headers'] {
  const wanted: ReadonlySet<string> = new Set(HEADERS_OF_INTEREST);
  const found = mail.headerLines
    .filter(({ key }) => wanted.has(key))
    .map(({ key, line }): [string, string] => [
      key,
      line
        .slice(line.indexOf(':') + 1)
        .replace(/\s+/g, ' ')
        .trim(),
    ]);
  return Object.fromEntries(found);
}
