import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

const MAX_BYTES = 20 * 1024 * 1024;

/** Addresses that fail, whatever their domain, so that failures can be shown. The page lists them. */
export const FAILING_ADDRESSES: readonly { name: string; code: number; says: string }[] = [
  { name: 'nobody', code: 550, says: 'No such user here.' },
  { name: 'full', code: 552, says: 'The mailbox is full.' },
  { name: 'later', code: 451, says: 'Please try again later.' },
];

export type SmtpSink = { port: () => number; open: () => Promise<void>; close: () => Promise<void> };

/** Takes mail for anybody. Neither login nor TLS is asked for: it only listens on this machine. */
export function createSmtpSink(options: {
  port: number;
  onMail: (raw: Buffer, recipients: string[]) => Promise<void>;
}): SmtpSink {
  const server = new SMTPServer({
    banner: 'Bellbird sandbox',
    size: MAX_BYTES,
    authOptional: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    onRcptTo({ address }, _session, respond) {
      const failing = FAILING_ADDRESSES.find(({ name }) => address.toLowerCase().startsWith(`${name}@`));
      respond(failing ? answer(failing.code, failing.says) : null);
    },
    onData(stream, session, respond) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      take(stream, recipients).then(
        () => respond(null, 'Stored.'),
        (error: Error) => respond(error),
      );
    },
  });

  const take = async (stream: SMTPServerDataStream, recipients: string[]) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) chunks.push(chunk);
    if (stream.sizeExceeded) throw answer(552, 'The message is too large.');
    await options.onMail(Buffer.concat(chunks), recipients);
  };
  // A client that hangs up is its own affair.
  server.on('error', () => undefined);

  return {
    port: () => (server.server.address() as AddressInfo).port,
    open: () =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(options.port, '127.0.0.1', () => resolve());
      }),
    close: () => new Promise((resolve) => (server.server.listening ? server.close(() => resolve()) : resolve())),
  };
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
