import { createTransport } from 'nodemailer';

type KeptMail = { subject: string; text: string; links: string[]; replyTo?: string; headers: Record<string, string> };
type KeptSms = { body: string };

/** Waits for the newest email to an address. */
export function findMail(email: string, since: Date): Promise<KeptMail> {
  return newest<KeptMail>('mail', email, since);
}

/** Waits for the newest text message to a number. */
export async function findSms(phone: string, since: Date): Promise<string> {
  return (await newest<KeptSms>('sms', phone, since)).body;
}

async function newest<T>(service: 'mail' | 'sms', to: string, since: Date): Promise<T> {
  const query = new URLSearchParams({ to, since: since.toISOString(), waitMs: '10000' });
  for (;;) {
    const answer = await fetch(`${process.env['SANDBOX_URL']}/${service}?${query}`);
    const [first] = (await answer.json()) as T[];
    if (first !== undefined) return first;
  }
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
export function findPath(mail: KeptMail, start: string): string {
  const link = mail.links.map((each) => new URL(each)).find((each) => each.pathname.startsWith(start));
  if (!link) throw new Error(`No link to ${start} in: ${mail.text}`);
  return link.pathname;
}
