export type MailAddress = { address: string; name: string };

export type MailAttachment = {
  /** The bare file name as the sender gave it, without any path. */
  filename: string;
  contentType: string;
  size: number;
  /** Missing when the attachment is larger than the cap: it is listed, not kept. */
  content: Buffer | undefined;
  contentId: string | undefined;
};

/** The headers that tell automatic replies, bounces and lists from what a person wrote. */
export const HEADERS_OF_INTEREST = [
  'auto-submitted',
  'content-type',
  'list-id',
  'precedence',
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
  'x-failed-recipients',
] as const;

export type ReceivedMail = {
  messageId: string | undefined;
  inReplyTo: string | undefined;
  references: string[];
  from: MailAddress | undefined;
  to: MailAddress[];
  cc: MailAddress[];
  subject: string;
  date: Date | undefined;
  /** The plain text; generated from the HTML if the mail has only that. */
  text: string;
  /** As received: sanitise before it is stored or shown. */
  html: string | undefined;
  attachments: MailAttachment[];
  headers: Partial<Record<(typeof HEADERS_OF_INTEREST)[number], string>>;
};

/** What the SMTP session said, as opposed to what the mail claims. An empty `from` is a bounce. */
export type MailEnvelope = { from: string; to: string[]; remoteAddress: string };
