import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { BaseLogger } from 'pino';
import { outsideTransactions } from '../db/open-transaction.ts';
import type { MailContent } from './mail-layout.ts';
import { toMailFailure } from './mail-failure.ts';
import { smtpServerOf } from './smtp-url.ts';

type Mail = {
  readonly to: string | readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** What it was rendered from, if we wrote it ourselves. */
  readonly content?: MailContent;
  /** That of the reader, where we know it: couples have no account to look it up by. */
  readonly language?: string;
  /** Overrides the configured sender, for example to show a vendor's name. */
  readonly from?: string;
  readonly replyTo?: string;
  /** Where bounces go; the sender by default. */
  readonly envelopeFrom?: string;
  /** Our own id, so that a retried job sends the same mail and a reply finds its thread. */
  readonly messageId?: string;
  readonly inReplyTo?: string;
  readonly references?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly {
    filename: string;
    contentType: string;
    content: Buffer;
    /** For an inline picture, referred to as `cid:…`. */
    cid?: string;
  }[];
};

type SentMail = { messageId: string; rejected: string[] };

export type Mailer = {
  /**
   * Hands the mail to the SMTP server; throws `MailFailure`. `beforeHandover` is called when all of the mail but its end is
   * with the server; if it rejects, the mail is not sent.
   */
  send(mail: Mail, options?: { beforeHandover?: () => Promise<void> }): Promise<SentMail>;
  close(): void;
};

/** One mail on its way. Without the end that follows `before`, a server discards what it has received. */
type Handover = { isOver: boolean; before: () => Promise<void> };

const CONNECT_MS = 10_000;
const IDLE_MS = 30_000;

/** Sends mail over one SMTP server with a small pool of connections. */
export function createMailer(options: {
  smtpUrl: string;
  from: string;
  log: Pick<BaseLogger, 'info' | 'warn'>;
}): Mailer {
  const { from, log } = options;
  const transport = createTransport({
    ...smtpServerOf(options.smtpUrl),
    pool: true,
    maxConnections: 5,
    // Retrying is the job’s task, with backoff; one requeue covers a connection that timed out while idle.
    maxRequeues: 1,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
  });
  transport.use('stream', (mail, done) => {
    const { handover } = mail.data as { handover?: Handover };
    if (handover) mail.message.transform(() => endAfter(handover));
    done();
  });

  return outsideTransactions<Mailer>('the mail server', {
    async send(mail, { beforeHandover = async () => undefined } = {}) {
      const { to, references, attachments, envelopeFrom, ...rest } = mail;
      const handover: Handover = { isOver: false, before: beforeHandover };
      try {
        // Passed through to the plugin above.
        const own: object = { handover };
        const sent = await transport.sendMail({
          ...own,
          from,
          ...rest,
          to: [to].flat(),
          ...(envelopeFrom && { envelope: { from: envelopeFrom, to: [to].flat() } }),
          ...(references && { references: [...references] }),
          ...(attachments && { attachments: [...attachments] }),
          // Content is always bytes; a path or address in a mail must never make the server read it.
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        log.info({ messageId: sent.messageId, rejected: sent.rejected.length }, 'mail sent');
        return { messageId: sent.messageId, rejected: sent.rejected };
      } catch (error) {
        const failure = toMailFailure(error, handover.isOver);
        log.warn({ kind: failure.kind, code: failure.code }, 'mail not sent');
        throw failure;
      }
    },
    close: () => transport.close(),
  });
}

function endAfter(handover: Handover): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      // The pool starts again when a connection closes; a mail that was handed over may have been sent already.
      if (handover.isOver) return done(new Error('the mail was handed over before'));
      handover.before().then(() => {
        handover.isOver = true;
        done();
      }, done);
    },
  });
}
