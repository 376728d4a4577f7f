import { createTransport } from 'nodemailer';

type KeptMail = { subject: string; text: string; links: string[]; replyTo?: string; headers: Record<string, string> };
type KeptSms = { body: string };

const MAX_WAIT_MS = 60_000;

/**
 * Waits for an email to an address that holds these words in its subject, its text or a link. An address gets several
 * mails in a journey, in any order, so the newest one is not necessarily the one that is meant.
 */
export function findMail(email: string, since: Date, holding: string): Promise<KeptMail> {
  return newest<KeptMail>('mail', { to: email, since: since.toISOString(), holding });
}

/** Waits for an email with a link that starts like this, and gives the link's path. */
export async function findMailPath(email: string, since: Date, start: string): Promise<string> {
  return findPath(await findMail(email, since, start), start);
}

/** The subjects of everything an address has received, newest first. */
export async function listSubjects(email: string, since: Date): Promise<string[]> {
  const query = new URLSearchParams({ to: email, since: since.toISOString() });
  const answer = await fetch(`${process.env['SANDBOX_URL']}/mail?${query}`);
  return ((await answer.json()) as KeptMail[]).map(({ subject }) => subject);
}

/** Waits for the newest text message to a number. */
export async function findSms(phone: string, since: Date): Promise<string> {
  return (await newest<KeptSms>('sms', { to: phone, since: since.toISOString() })).body;
}

async function newest<T>(service: 'mail' | 'sms', wanted: Record<string, string>): Promise<T> {
  const query = new URLSearchParams({ ...wanted, waitMs: '10000' });
  const end = Date.now() + MAX_WAIT_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${process.env['SANDBOX_URL']}/${service}?${query}`);
    const [first] = (await answer.json()) as T[];
    if (first !== undefined) return first;
  }
  throw new Error(`No ${service} arrived: ${JSON.stringify(wanted)}`);
}

/** Answers an email as the couple: to its reply address, through the SMTP port for couples' mail. */
export async function answerMail(mail: KeptMail, from: string, text: string): Promise<void> {
  if (!mail.replyTo) throw new Error('The mail says nowhere where to answer.');
  const transport = createTransport(process.env['INBOUND_SMTP_URL']);
  await transport.sendMail({ from, to: mail.replyTo, subject: `Re: ${mail.subject}`, text });
  transport.close();
}

/** Bounces an email as the couple's mail service would, with a status code and a reason. */
export async function bounceMail(mail: KeptMail, status: string, why: string): Promise<void> {
  const to = mail.replyTo ?? '';
  const report = [
    'From: MAILER-DAEMON@mx.example',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    why,
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Action: failed',
    `Status: ${status}`,
    '--b',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${mail.headers['message-id']}`,
    `Subject: ${mail.subject}`,
    '',
    mail.text,
    '--b--',
    '',
  ].join('\r\n');
  const transport = createTransport(process.env['INBOUND_SMTP_URL']);
  await transport.sendMail({ envelope: { from: '', to }, raw: report });
  transport.close();
}

/** The path of the link in an email. */
function findPath(mail: KeptMail, start: string): string {
  const link = mail.links.map((each) => new URL(each)).find((each) => each.pathname.startsWith(start));
  if (!link) throw new Error(`No link to ${start} in: ${mail.text}`);
  return link.pathname;
}
