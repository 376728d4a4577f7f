import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type EventConnection, closeStreamsWith, startStream } from './event-stream.ts';
import { shedLoad } from './shed-load.ts';

let close: (() => Promise<unknown>) | undefined;
afterEach(() => close?.());

async function listening() {
  const app = fastify();
  const opened: EventConnection[] = [];
  const first = Promise.withResolvers<EventConnection>();
  shedLoad(app);
  closeStreamsWith(app);
  app.get('/stream', (request, reply) =>
    startStream(app, request, reply, (each) => {
      opened.push(each);
      first.resolve(each);
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
  const { port } = app.server.address() as AddressInfo;
  return { app, opened, connection: first.promise, url: `http://127.0.0.1:${port}/stream` };
}

async function read(answer: Response, until: string): Promise<string> {
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  while (!text.includes(until)) {
    const { done, value } = await reader.read();
    if (done) break;
    text += new TextDecoder().decode(value);
  }
  return text;
}

test('events go out as they are sent, each with its id', async () => {
  const { connection, url } = await listening();
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  (await connection).send({ id: 7, event: 'lead', data: { leadId: 1, name: 'a\nb' } });
  const text = await read(answer, 'lead');
  expect(text).toBe('retry: 1000\n\nid: 7\nevent: lead\ndata: {"leadId":1,"name":"a\\nb"}\n\n');
});

test('an event for many streams is written out once, and each gets all of it', async () => {
  const { app, opened, url } = await listening();
  const answers = await Promise.all([fetch(url), fetch(url)]);
  expect(answers.map(({ headers }) => headers.get('transfer-encoding'))).toEqual([null, null]);
  await expect.poll(() => opened.length).toBe(2);
  let written = 0;
  const event = { id: 7, event: 'lead', data: { toJSON: () => ({ name: 'Zoë', written: (written += 1) }) } };
  for (const connection of opened) connection.send(event);
  for (const answer of answers)
    expect(await read(answer, 'lead')).toBe('retry: 1000\n\nid: 7\nevent: lead\ndata: {"name":"Zoë","written":1}\n\n');
  await app.close();
});

test('a reader who hangs up is noticed', async () => {
  const { connection, url } = await listening();
  const hanging = new AbortController();
  await fetch(url, { signal: hanging.signal });
  const { closed } = await connection;
  const over = once(closed, 'abort');
  hanging.abort();
  await over;
  expect(closed.aborted).toBe(true);
});

test('for a reader who hung up before, no stream is opened', async () => {
  const app = fastify();
  close = () => app.close();
  closeStreamsWith(app);
  const asked = Promise.withResolvers<ServerResponse>();
  const checked = Promise.withResolvers<void>();
  let opened = 0;
  app.get('/stream', async (request, reply) => {
    asked.resolve(reply.raw);
    await checked.promise;
    startStream(app, request, reply, () => (opened += 1));
    return reply;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const hanging = new AbortController();
  const fetched = fetch(`${url}/stream`, { signal: hanging.signal }).catch(() => 'gone');
  const raw = await asked.promise;
  const over = once(raw, 'close');
  hanging.abort();
  await Promise.all([fetched, over]);
  checked.resolve();
  await checked.promise;
  await new Promise(setImmediate);
  expect(opened).toBe(0);
});

test('closing the server ends the streams instead of waiting for them', async () => {
  const { app, connection, url } = await listening();
  const answer = await fetch(url);
  await connection;
  await app.close();
  expect(await read(answer, 'never')).toBe('retry: 1000\n\n');
});
