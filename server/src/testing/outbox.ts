import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type SentText = { body: string; from: string; callback: string | null };
type ToUs = { sid: string; from: string; to: string; body: string; at: Date; pictures: number };
type Kept<T> = { to: string; message: T };

export type Outbox = {
  /** What makes a world's server send here. */
  environment: Record<string, string>;
  /** The next mail to an address that nobody has taken yet; waits for it. */
  mailTo(address: string): Promise<ParsedMail>;
  /** The next text to a number, likewise. */
  smsTo(number: string): Promise<string>;
  /** The same with the number it came from and where its fate is to be reported. */
  textTo(number: string): Promise<SentText>;
  /** The address at which the telephone company keeps a picture that was sent to us. */
  keepPicture(content: Buffer): string;
  /** A text to us that the telephone company has, and that we are not told of. */
  keepText(text: ToUs): void;
  /** All that came in and was not taken. */
  untaken(): string[];
  close(): Promise<void>;
};

const PATIENCE_MS = 60_000;

/** The outside world of a test: an SMTP server and a telephone company, both real on the wire. */
export async function startOutbox(): Promise<Outbox> {
  const mails = shelf<ParsedMail>();
  const texts = shelf<SentText>();
  let count = 0;
  const smtp = new SMTPServer({
    // Connections that are kept for the next mail would delay the end by half a minute.
    closeTimeout: 100,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      // As any mail server does with an address nobody has.
      done(address.startsWith('nobody') ? Object.assign(new Error('No such user'), { responseCode: 550 }) : undefined);
    },
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        // As any mail server does: where reports about it go.
        mail.headers.set('return-path', session.envelope.mailFrom ? session.envelope.mailFrom.address : '');
        for (const { address } of session.envelope.rcptTo) mails.keep(address, mail);
        done();
      }, done);
    },
  });
  const pictures: Buffer[] = [];
  const toUs: ToUs[] = [];
  /** It sends who has a name on to where its files are, as the real one does. */
  const showPicture = (request: IncomingMessage, response: ServerResponse) => {
    const [, place, number] = /(\/Media|^\/files)\/(\d+)$/.exec(request.url ?? '') ?? [];
    const isNamed = request.headers.authorization !== undefined;
    if (place === '/Media') return response.writeHead(isNamed ? 307 : 401, { location: `/files/${number}` }).end();
    const picture = pictures[Number(number)];
    return response.writeHead(picture ? 200 : 404).end(picture);
  };
  const showKept = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (!pathname.endsWith('.json')) return showPicture(request, response);
    const messages = toUs.filter(({ to }) => to === searchParams.get('To')).map(toListed);
    const media_list = [{ sid: String(pictures.length - 1), content_type: 'image/jpeg' }];
    return response.end(JSON.stringify(pathname.endsWith('/Media.json') ? { media_list } : { messages }));
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET') return showKept(request, response);
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    count += 1;
    texts.keep(form.get('To') ?? '', {
      body: form.get('Body') ?? '',
      from: form.get('From') ?? '',
      callback: form.get('StatusCallback'),
    });
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sid: `SM${count}`, status: 'queued', error_code: null }));
  };
  const phones = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => phones.listen(0, '127.0.0.1', resolve));
  const port = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

  return {
    environment: {
      JOBS: 'true',
      SMTP_URL: `smtp://127.0.0.1:${port(smtp.server)}`,
      SMS_BASE_URL: `http://127.0.0.1:${port(phones)}`,
    },
    mailTo: mails.next,
    smsTo: async (number) => (await texts.next(number)).body,
    textTo: texts.next,
    keepText: (text) => void toUs.push(text),
    keepPicture: (content) => {
      const media = `/2010-04-01/Accounts/ACsandbox00000000000000000000000000/Messages/MM1/Media/${pictures.push(content) - 1}`;
      return `http://127.0.0.1:${port(phones)}${media}`;
    },
    untaken: () => [...mails.waiting(), ...texts.waiting()],
    async close() {
      phones.closeAllConnections();
      await new Promise<void>((resolve) => phones.close(() => resolve()));
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

function toListed({ sid, from, to, body, at, pictures }: ToUs) {
  const date_created = new Date(at).toUTCString().replace('GMT', '+0000');
  return { sid, from, to, body, date_created, direction: 'inbound', num_media: String(pictures) };
}

function shelf<T>() {
  const kept: Kept<T>[] = [];
  const hopes = new Set<{ to: string; fulfil: (message: T) => void }>();
  return {
    keep(to: string, message: T): void {
      const hope = [...hopes].find((each) => each.to === to);
      if (!hope) return void kept.push({ to, message });
      hopes.delete(hope);
      hope.fulfil(message);
    },
    next(to: string): Promise<T> {
      const index = kept.findIndex((each) => each.to === to);
      if (index >= 0) return Promise.resolve((kept.splice(index, 1)[0] as Kept<T>).message);
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`Nothing came for ${to}.`)), PATIENCE_MS);
        const fulfil = (message: T) => {
          clearTimeout(late);
          resolve(message);
        };
        hopes.add({ to, fulfil });
      });
    },
    waiting: () => kept.map((each) => each.to),
  };
}
