import type { AddressInfo } from 'node:net';
import type { BaseLogger } from 'pino';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { parseMail, UnreadableMail } from './mail-parsing.ts';
import type { MailEnvelope, ReceivedMail } from './received-mail.ts';

const MAX_RECIPIENTS = 20;
const MAX_CLIENTS = 50;
const SOCKET_MS = 60_000;
const CLOSE_MS = 5_000;

/** Thrown by `onMail` for a mail that must not be sent again; the sender gets the reason. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export type MailReceiver = {
  /** Starts listening and returns the port. */
  listen(): Promise<number>;
  /** Stops accepting, lets running deliveries end, then closes. */
  close(): Promise<void>;
};

/** Receives mail over SMTP and answers 250 only when `onMail` is done, so that nothing acknowledged is lost. */
export function createMailReceiver(options: {
  host: string;
  port: number;
  maxBytes: number;
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  /** Whether an address is ours; anything else is refused, or we would be an open relay. */
  accepts: (address: string) => boolean | Promise<boolean>;
  onMail: (mail: ReceivedMail, envelope: MailEnvelope) => Promise<void>;
  /** Offers STARTTLS to the sender. */
  tls?: { key: string; cert: string };
}): MailReceiver {
  const { log } = options;

  const receive = async (stream: SMTPServerDataStream, envelope: MailEnvelope): Promise<void> => {
    const raw = await readWithin(stream, options.maxBytes);
    if (!raw) throw answer(552, 'The message is too large.');
    await options.onMail(await parseMail(raw), envelope);
  };

  const server = new SMTPServer({
    ...options.tls,
    banner: 'Bellbird',
    size: options.maxBytes,
    disabledCommands: options.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: MAX_CLIENTS,
    socketTimeout: SOCKET_MS,
    closeTimeout: CLOSE_MS,
    onRcptTo({ address }, session, respond) {
      if (session.envelope.rcptTo.length >= MAX_RECIPIENTS) return respond(answer(452, 'Too many recipients.'));
      Promise.resolve(options.accepts(address.toLowerCase())).then(
        (ours) => respond(ours ? null : answer(550, 'No such address here.')),
        (error: unknown) => {
          log.error({ err: error }, 'mail recipient could not be checked');
          respond(answer(451, 'Please try again later.'));
        },
      );
    },
    onData(stream, session, respond) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom ? mailFrom.address.toLowerCase() : '',
        to: rcptTo.map(({ address }) => address.toLowerCase()),
        remoteAddress: session.remoteAddress,
      };
      receive(stream, envelope).then(
        () => {
          log.info({ bytes: stream.byteLength }, 'mail received');
          respond(null, 'Taken.');
        },
        (error: unknown) => {
          log.warn({ err: error, bytes: stream.byteLength }, 'mail not received');
          respond(answerTo(error));
        },
      );
    },
  });
  server.on('error', (error) => log.warn({ err: error }, 'mail receiver'));

  return {
    listen: () =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject);
        const listening = server.listen(options.port, options.host, () => {
          resolve((listening.address() as AddressInfo).port);
        });
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Undefined if the mail is too large; the rest is read and dropped so that the sender gets the answer. */
async function readWithin(stream: SMTPServerDataStream, maxBytes: number): Promise<Buffer | undefined> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) chunks = [];
    else chunks.push(chunk);
  }
  return bytes > maxBytes ? undefined : Buffer.concat(chunks, bytes);
}

function answerTo(error: unknown): Error {
  if (error instanceof Error && 'responseCode' in error) return error;
  if (error instanceof MailRefused) return answer(550, error.message);
  if (error instanceof UnreadableMail) return answer(554, error.message);
  return answer(451, 'Please try again later.');
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
