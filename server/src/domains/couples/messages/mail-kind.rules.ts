import type { MailEnvelope, ReceivedMail } from '#platform/mail/received-mail.ts';

export type MailKind = 'person' | 'auto_reply' | 'bounce' | 'loop';

const AUTOMATIC_PRECEDENCE = /^(?:auto_reply|bulk|junk|list)$/i;

/** Who sent a mail: a person, an auto-responder, a mail server that could not deliver, or we ourselves. */
export function classifyMail(
  mail: ReceivedMail,
  envelope: MailEnvelope,
  isOurs: (address: string) => boolean,
): MailKind {
  const { headers } = mail;
  if (isDeliveryReport(mail)) return 'bounce';
  if (mail.from && isOurs(mail.from.address)) return 'loop';
  const submitted = headers['auto-submitted'];
  const isAutomatic =
    (submitted !== undefined && !/^no\b/i.test(submitted)) ||
    headers['x-autoreply'] !== undefined ||
    headers['x-autorespond'] !== undefined ||
    headers['list-id'] !== undefined ||
    AUTOMATIC_PRECEDENCE.test(headers.precedence ?? '') ||
    // Only auto-responders leave the return address empty.
    envelope.from === '';
  return isAutomatic ? 'auto_reply' : 'person';
}

function isDeliveryReport({ headers }: ReceivedMail): boolean {
  if (headers['x-failed-recipients'] !== undefined) return true;
  return /report-type="?delivery-status/i.test(headers['content-type'] ?? '');
}

export type MessageFailure = 'address' | 'mailbox_full' | 'refused' | 'stopped' | 'unreachable' | 'blocked';

/** The failure in a delivery report, or undefined while the mail server is still trying. */
export function parseBounceFailure(mail: ReceivedMail): MessageFailure | undefined {
  const report = [mail.text, ...mail.attachments.map((part) => part.content?.toString('latin1', 0, 20_000) ?? '')].join(
    '\n',
  );
  const [, code, subject, detail] = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/.exec(findStatusLine(report)) ?? [];
  if (code === '4' || /^action:\s*delayed/im.test(report)) return undefined;
  return toFailure(Number(subject), Number(detail), report);
}

function findStatusLine(report: string): string {
  return /^status:.{0,80}$/im.exec(report)?.[0] ?? report;
}

function toFailure(subject: number, detail: number, report: string): MessageFailure {
  if (subject === 2 && detail === 2) return 'mailbox_full';
  if (/mailbox (?:is )?full|over quota|quota exceeded/i.test(report)) return 'mailbox_full';
  if (subject === 1) return 'address';
  if (/user unknown|no such user|does not exist|unknown recipient/i.test(report)) return 'address';
  return 'refused';
}

/** The same for a code our own SMTP server returned. */
export function toSmtpFailure(code: string): MessageFailure {
  if (code === '552') return 'mailbox_full';
  return ['550', '551', '553', '501', 'EENVELOPE'].includes(code) ? 'address' : 'refused';
}
