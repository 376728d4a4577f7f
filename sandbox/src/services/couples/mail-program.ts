import { createTransport } from 'nodemailer';
import type { StoredMail } from '../mail/stored-mail.ts';

export type ReplyMail = {
  from: { name: string; address: string };
  text: string;
  /** What it answers; without it a letter of its own, to `to`. */
  answers?: StoredMail | undefined;
  to?: string | undefined;
  subject?: string | undefined;
};

/** A couple's mail program: it sends an answer as they do, into the thread and with the old text below. */
export async function sendReplyMail(smtpUrl: string, letter: ReplyMail): Promise<{ messageId: string }> {
  const { from, text, answers } = letter;
  const to = letter.to ?? answers?.replyTo ?? answers?.from;
  if (!to) throw new Error('Nobody to write to.');
  const { hostname, port } = new URL(smtpUrl);
  const transport = createTransport({ host: hostname, port: Number(port || 25), ignoreTLS: true });
  try {
    const sent = await transport.sendMail({
      from,
      to,
      subject: letter.subject ?? (answers ? `Re: ${answers.subject.replace(/^(re:\s*)+/i, '')}` : 'A question'),
      text: answers ? `${text}\n\n${quoted(answers)}` : text,
      html: `<div dir="ltr">${paragraphs(text)}</div>${answers ? quotedHtml(answers) : ''}`,
      ...(answers && threadOf(answers)),
    });
    return { messageId: sent.messageId };
  } finally {
    transport.close();
  }
}

function threadOf({ headers }: StoredMail) {
  const parent = headers['message-id'];
  return parent ? { inReplyTo: parent, references: [headers['references'], parent].filter(Boolean).join(' ') } : {};
}

const introduction = ({ fromName, from, receivedAt }: StoredMail) =>
  `On ${new Date(receivedAt).toUTCString()}, ${fromName || from} <${from}> wrote:`;

const quoted = (mail: StoredMail) =>
  [introduction(mail), ...mail.text.trimEnd().split('\n')]
    .map((line, index) => (index === 0 ? line : `> ${line}`))
    .join('\n');

const quotedHtml = (mail: StoredMail) =>
  `<br><div class="gmail_quote"><div dir="ltr">${escape(introduction(mail))}<br></div><blockquote class="gmail_quote">${mail.html || paragraphs(mail.text)}</blockquote></div>`;

const paragraphs = (text: string) => escape(text).replaceAll('\n', '<br>');

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
