import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CalendarServer = {
  url: string;
  /** The headers of each request, in order. */
  asked: IncomingHttpHeaders[];
  /** What it answers from now on. */
  serve(entries: readonly string[][], about?: { etag?: string }): void;
  answerWith(status: number, body?: string): void;
  close(): Promise<void>;
};

/** A calendar of another program, on loopback. */
export async function startCalendarServer(): Promise<CalendarServer> {
  const asked: IncomingHttpHeaders[] = [];
  let answer = { status: 200, body: '', etag: '' };
  const server = createServer((request, response) => {
    asked.push(request.headers);
    const isKnown = answer.etag !== '' && request.headers['if-none-match'] === answer.etag;
    const headers = answer.etag ? { etag: answer.etag } : {};
    response.writeHead(isKnown ? 304 : answer.status, headers).end(isKnown ? '' : answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    serve(entries, { etag = '' } = {}) {
      const events = entries.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}`, ...lines, 'END:VEVENT']);
      const body = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...events, 'END:VCALENDAR', ''].join('\r\n');
      answer = { status: 200, body, etag };
    },
    answerWith(status, body = '') {
      answer = { status, body, etag: '' };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
