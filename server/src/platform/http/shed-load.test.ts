import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { MOST_AT_ONCE, shedLoad } from './shed-load.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server whose answers wait until `release` is called, and how many requests it has received. */
async function startWaiting() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let received = 0;
  app = fastify();
  shedLoad(app);
  const wait = async () => {
    received += 1;
    await released;
  };
  app.get('/api/text', async () => {
    await wait();
    return { done: true };
  });
  app.get('/api/stream', async (_request, reply) => {
    await wait();
    return reply.type('text/plain').send(Readable.from(['line']));
  });
  app.get('/api/short', () => ({ done: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { release, received: () => received, port: (app.server.address() as AddressInfo).port };
}

test.each(['text', 'stream'])('clients that hang up before their %s arrives are no longer counted', async (path) => {
  const { release, received, port } = await startWaiting();
  const sockets = Array.from({ length: MOST_AT_ONCE }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.write(`GET /api/${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await expect.poll(received).toBe(MOST_AT_ONCE);
  expect((await app.inject('/api/short')).statusCode).toBe(503);

  await Promise.all(sockets.map((socket) => once(socket.destroy(), 'close')));
  release();
  await expect.poll(async () => (await app.inject('/api/short')).statusCode).toBe(200);
  // Not for one request only: every one of them is free again.
  const many = await Promise.all(Array.from({ length: MOST_AT_ONCE }, () => app.inject('/api/short')));
  expect(new Set(many.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
