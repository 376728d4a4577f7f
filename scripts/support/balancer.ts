import { once } from 'node:events';
import { Agent, type IncomingMessage, type ServerResponse, createServer, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Balancer = { name: string; close(): Promise<void> };

const CHECK_EVERY_MS = 250;

/**
 * What a load balancer in front of several processes does, and no more: each request goes to the next process whose
 * `/readyz` says yes, and to another one only if the connection was refused, so that nothing is carried out twice.
 */
export async function startBalancer(port: number, backends: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const ready = new Set<number>();
  let turn = 0;
  const closing = new AbortController();

  function pass(incoming: IncomingMessage, answer: ServerResponse, tried: ReadonlySet<number>): void {
    const candidates = backends.filter((each) => ready.has(each) && !tried.has(each));
    const backend = candidates[turn++ % candidates.length];
    if (backend === undefined) {
      answer.writeHead(503, { 'retry-after': '1' }).end();
      return;
    }
    const { method, url, headers } = incoming;
    const outgoing = send({ agent, host: '127.0.0.1', port: backend, method, path: url, headers });
    outgoing.on('response', (response) => {
      const { connection: _hopByHop, 'keep-alive': _alive, ...passed } = response.headers;
      answer.writeHead(response.statusCode ?? 502, passed);
      response.pipe(answer);
      response.on('error', () => answer.destroy());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return pass(incoming, answer, new Set([...tried, backend]));
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    answer.on('close', () => {
      if (!answer.writableFinished) outgoing.destroy();
    });
    incoming.pipe(outgoing);
  }

  const checking = (async () => {
    while (!closing.signal.aborted) {
      await Promise.all(
        backends.map(async (each) => {
          const signal = AbortSignal.timeout(2000);
          const state = await fetch(`http://127.0.0.1:${each}/readyz`, { signal }).catch(() => undefined);
          await state?.body?.cancel();
          if (state?.ok) ready.add(each);
          else ready.delete(each);
        }),
      );
      await wait(CHECK_EVERY_MS);
    }
  })();

  const server = createServer((incoming, answer) => pass(incoming, answer, new Set()));
  // A browser’s connection must not be closed by us while its next request is on the way.
  server.keepAliveTimeout = 120_000;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    name: 'our own balancer',
    async close() {
      closing.abort();
      await checking;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}
