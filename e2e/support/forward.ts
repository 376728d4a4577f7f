import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Sent = { path?: string; headers?: IncomingHttpHeaders };

/** Sends what arrived on to another server. */
export function forward(
  target: string,
  incoming: IncomingMessage,
  { path = incoming.url ?? '/', headers = incoming.headers }: Sent = {},
): ClientRequest {
  const url = new URL(path, target);
  const outgoing = request(url, { method: incoming.method, headers: { ...headers, host: url.host } });
  incoming.pipe(outgoing);
  return outgoing;
}

/** Headers for an answer whose text is to be changed: as it is, and never the copy that the browser has. */
export function plainHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...rest } = headers;
  return rest;
}

/** Passes the other server's answer to the browser; with `change`, its text and the files it names are changed first. */
export function passBack(outgoing: ClientRequest, answer: ServerResponse, change?: (text: string) => string): void {
  outgoing.on('response', (answered) => {
    const status = answered.statusCode ?? 500;
    if (!change) {
      answer.writeHead(status, answered.headers);
      answered.pipe(answer);
      return;
    }
    const { 'content-length': _, link, ...rest } = answered.headers;
    const headers = { ...rest, ...(link && { link: [link].flat().map(change) }) };
    text(answered).then(
      (words) => answer.writeHead(status, headers).end(change(words)),
      // A page that is closed while it loads breaks off its answers.
      () => answer.destroy(),
    );
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
}

/** Listens on a free port of this machine; the address by which a browser finds it. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
