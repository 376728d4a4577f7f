import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../../sandbox.ts';
import { openSandbox, read } from '../../sandbox.testing.ts';

const event = {
  event_id: '9ec79c33ec9942ab8353589fcb2e04dc',
  level: 'error',
  environment: 'development',
  transaction: '/leads/$leadId',
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'x is undefined',
        stacktrace: {
          frames: [
            { filename: 'app.tsx', lineno: 1, colno: 2 },
            { filename: 'lead.tsx', function: 'Lead', lineno: 48 },
          ],
        },
      },
    ],
  },
};
const dsn = 'http://abc@localhost:3001/7';
const envelope = (items: string, header: object = { dsn }) => `${JSON.stringify(header)}\n${items}`;
const eventItem = `{"type":"event"}\n${JSON.stringify(event)}\n`;

function post(
  sandbox: Sandbox,
  body: string | Buffer<ArrayBuffer>,
  init: { query?: string; headers?: Record<string, string> } = {},
) {
  const { query = '', headers = {} } = init;
  return fetch(`${sandbox.url}/api/7/envelope/${query}`, {
    method: 'POST',
    body,
    headers: { origin: 'http://localhost:3000', ...headers },
  });
}

describe('errors service', () => {
  it('takes an envelope as the client in a browser sends it', async () => {
    const sandbox = await openSandbox();
    const answer = await post(sandbox, envelope(eventItem), {
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const kept = {
      id: event.event_id,
      project: '7',
      level: 'error',
      type: 'TypeError',
      message: 'x is undefined',
      where: '/leads/$leadId',
      environment: 'development',
      stack: ['Lead at lead.tsx:48', '(anonymous) at app.tsx:1:2'],
      event,
    };
    expect(await read(`${sandbox.url}/errors`)).toMatchObject([kept]);
    expect(await read(`${sandbox.url}/errors/${event.event_id}`)).toMatchObject(kept);
  });

  it('lets a browser ask first', async () => {
    const sandbox = await openSandbox();
    const answer = await fetch(`${sandbox.url}/api/7/envelope/`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toContain('content-type');
  });

  it('reads items by length, packed bodies, and leaves out what is not an error', async () => {
    const sandbox = await openSandbox();
    const payload = JSON.stringify({ message: 'two\nlines' });
    const items = `{"type":"session"}\n{}\n{"type":"event","length":${Buffer.byteLength(payload)}}\n${payload}\n{"type":"client_report"}\n{}\n`;
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/x-sentry-envelope' };
    expect((await post(sandbox, gzipSync(envelope(items)), { headers })).status).toBe(200);
    expect(await read(`${sandbox.url}/errors`)).toMatchObject([{ type: 'Message', message: 'two\nlines', stack: [] }]);
  });

  it.each([
    ['in the address', { query: '?sentry_key=abc&sentry_version=7' }, 200],
    ['in a header', { headers: { 'x-sentry-auth': 'Sentry sentry_version=7, sentry_key=abc' } }, 200],
    ['nowhere', {}, 403],
  ])('wants a key %s', async (_, init, status) => {
    const sandbox = await openSandbox();
    expect((await post(sandbox, envelope(eventItem, {}), init)).status).toBe(status);
    expect(await read(`${sandbox.url}/errors`)).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each(['', 'no json', '{}\n{"type":"event","length":999}\n{}', '{}\n{"type":"event"}\nno json\n'])(
    'refuses the broken envelope %j',
    async (body) => {
      const sandbox = await openSandbox();
      expect((await post(sandbox, body, { query: '?sentry_key=abc' })).status).toBe(400);
    },
  );

  it('answers a waiting reader as soon as an error comes, and forgets on demand', async () => {
    const sandbox = await openSandbox();
    const waiting = read(`${sandbox.url}/errors?waitMs=10000`);
    await post(sandbox, envelope(eventItem));
    expect(await waiting).toHaveLength(1);
    await fetch(`${sandbox.url}/errors`, { method: 'DELETE' });
    expect(await read(`${sandbox.url}/errors`)).toEqual([]);
  });
});
