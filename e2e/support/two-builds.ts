import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The product behind a proxy that can be unreachable, and that can pretend a second build of the panel: the entry file
 * has another name in the document and in the service worker, as every build gives it.
 */
export async function startTwoBuilds(target: string) {
  let build: 1 | 2 = 1;
  /** Or how it fails: no answer at all, or a proxy's. */
  let state: 'up' | 'gone' | 'bad gateway' = 'up';
  const seen: string[] = [];

  const rename = (text: string) => (build === 1 ? text : text.replaceAll(/assets\/app-/g, 'assets/app-second-'));

  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const path = incoming.url ?? '/';
    const url = new URL(path.replace('assets/app-second-', 'assets/app-'), target);
    const isText = !path.startsWith('/api/') && (!path.includes('.') || path === '/worker.js');
    const headers = { ...incoming.headers, host: url.host, ...(isText && { 'accept-encoding': 'identity' }) };
    const outgoing = request(url, { method: incoming.method, headers }, (answered) => {
      const { 'content-length': _, ...rest } = answered.headers;
      if (!isText) {
        answer.writeHead(answered.statusCode ?? 500, answered.headers);
        answered.pipe(answer);
        return;
      }
      answered.setEncoding('utf8');
      let text = '';
      answered.on('data', (piece: string) => (text += piece));
      answered.on('end', () => answer.writeHead(answered.statusCode ?? 500, rest).end(rename(text)));
    });
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer((incoming, answer) => {
    if (state === 'gone') return void incoming.socket.destroy();
    if (state === 'bad gateway') return void answer.writeHead(502).end('Bad gateway');
    seen.push(`${incoming.method} ${incoming.url}`);
    pass(incoming, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** Every request since the last call. */
    takeSeen: () => seen.splice(0),
    goDown(how: 'gone' | 'bad gateway') {
      state = how;
      server.closeAllConnections();
    },
    comeBack(as: 1 | 2) {
      build = as;
      state = 'up';
    },
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
