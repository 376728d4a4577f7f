import type { MailEnvelope, ReceivedMail } from '#platform/mail/received-mail.ts';

export type MailKind = 'person' | 'auto_reply' | 'bounce' | 'loop';

const AUTOMATIC_PRECEDENCE = /^(?:auto_reply|bulk|junk|list)$/i;

/** Who wrote: a person, a machine that answers by itself, a post office that could not deliver, or we ourselves. */
export function mailKind(mail: ReceivedMail, envelope: MailEnvelope, isOurs: (address: string) => boolean): MailKind {
  const { headers } = mail;
  if (isDeliveryReport(mail)) return 'bounce';
  if (mail.from && isOurs(mail.from.address)) return 'loop';
  const submitted = headers['auto-submitted'];
  const answersItself =
    (submitted !== undefined && !/^no\b/i.test(submitted)) ||
    headers['x-autoreply'] !== undefined ||
    headers['x-autorespond'] !== undefined ||
    headers['list-id'] !== undefined ||
    AUTOMATIC_PRECEDENCE.test(headers.precedence ?? '') ||
    // Nobody's mail program leaves the return address empty; only answering machines do.
    envelope.from === '';
  return answersItself ? 'auto_reply' : 'person';
}

function isDeliveryReport({ headers }: ReceivedMail): boolean {
  if (headers['x-failed-recipients'] !== undefined) return true;
  return /report-type="?delivery-status/i.test(headers['content-type'] ?? '');
}

export type MessageFailure = 'address' | 'mailbox_full' | 'refused' | 'stopped' | 'unreachable' | 'blocked';

/** What a delivery report says, or undefined when the post office is still trying. */
export function bounceFailure(mail: ReceivedMail): MessageFailure | undefined {
  const report = [mail.text, ...mail.attachments.map((part) => part.content?.toString('latin1', 0, 20_000) ?? '')].join(
    '\n',
  );
  const [, code, subject, detail] = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/.exec(statusLine(report)) ?? [];
  if (code === '4' || /^action:\s*delayed/im.test(report)) return undefined;
  return failureOf(Number(subject), Number(detail), report);
}

function statusLine(report: string): string {
  return /^status:.{0,80}$/im.exec(report)?.[0] ?? report;
}

function failureOf(subject: number, detail: number, report: string): MessageFailure {
  if (subject === 2 && detail === 2) return 'mailbox_full';
  if (/mailbox (?:is )?full|over quota|quota exceeded/i.test(report)) return 'mailbox_full';
  if (subject === 1) return 'address';
  if (/user unknown|no such user|does not exist|unknown recipient/i.test(report)) return 'address';
  return 'refused';
}

/** The same for an answer our own SMTP server gave at once. */
export function smtpFailure(code: string): MessageFailure {
  if (code === '552') return 'mailbox_full';
  return ['550', '551', '553', '501', 'EENVELOPE'].includes(code) ? 'address' : 'refused';
}
