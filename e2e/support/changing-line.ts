import { createServer } from 'node:http';
import { forward, listen, passBack, plainHeaders } from './forward.ts';

type Changes = { files: RegExp; change: (code: string) => string };

/**
 * The product behind a line that changes some files on their way to the browser. Where Playwright answers for the
 * server, the browser keeps no cache, and every page would load and compile the whole panel again.
 */
export async function startChangingLine(target: string, { files, change }: Changes): Promise<string> {
  const server = createServer((incoming, answer) => {
    if (files.test(incoming.url ?? ''))
      passBack(forward(target, incoming, { headers: plainHeaders(incoming) }), answer, change);
    else passBack(forward(target, incoming), answer);
  });
  // It ends with the worker, which it must not keep alive.
  server.unref();
  return listen(server);
}
