import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Tells open pages which service has something new, by server-sent events. */
export type Live = { tell(service: string): void; register(app: FastifyInstance): void };

export function createLive(): Live {
  const listeners = new Set<ServerResponse>();
  return {
    tell(service) {
      for (const listener of listeners) listener.write(`data: ${service}\n\n`);
    },
    register(app) {
      app.get('/live', (_request, reply) => {
        reply.hijack();
        const { raw } = reply;
        raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        raw.write(': listening\n\n');
        listeners.add(raw);
        raw.on('close', () => listeners.delete(raw));
      });
      // Streams never end by themselves and would hold up a stop.
      app.addHook('preClose', (done) => {
        for (const listener of listeners) listener.end();
        done();
      });
    },
  };
}
