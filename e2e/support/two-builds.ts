import { readdirSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { inProject } from '../../scripts/support/paths.ts';
import { forward, listen, passBack, plainHeaders } from './forward.ts';

/** What a name ends with in the second build. */
const MARK = '.second';
const FILE = /[\w.-]+\.(?:js|css|woff2)/g;

/**
 * The product behind a proxy that can be unreachable, and that can serve a second build of the panel. As in a release
 * that changed the entry file, which all others import, every file has another name, the worker has another build's
 * number, and the files of the first build are gone.
 */
export async function startTwoBuilds(target: string) {
  let build: 1 | 2 = 1;
  /** Or how it fails: no answer at all, or a proxy's. */
  let state: 'up' | 'gone' | 'bad gateway' = 'up';
  const seen: string[] = [];
  const files = new Set(readdirSync(inProject('panel/dist/assets')));

  const mark = (name: string) => (files.has(name) ? name.replace(/\.\w+$/, `${MARK}$&`) : name);
  const rename = (text: string) =>
    build === 1 ? text : text.replaceAll(FILE, mark).replace(/"build":"\w+"/, '"build":"second"');

  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const path = incoming.url ?? '/';
    const isAsset = path.startsWith('/assets/');
    if (isAsset && path.includes(MARK) !== (build === 2)) return void answer.writeHead(404).end();
    const isText = !path.startsWith('/api/') && (!path.includes('.') || /\.(?:js|css)$/.test(path));
    const headers = isText ? plainHeaders(incoming) : incoming.headers;
    passBack(forward(target, incoming, { path: path.replace(MARK, ''), headers }), answer, isText ? rename : undefined);
  }

  const server = createServer((incoming, answer) => {
    if (state === 'gone') return void incoming.socket.destroy();
    if (state === 'bad gateway') return void answer.writeHead(502).end('Bad gateway');
    seen.push(`${incoming.method} ${incoming.url}`);
    pass(incoming, answer);
  });
  return {
    url: await listen(server),
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
