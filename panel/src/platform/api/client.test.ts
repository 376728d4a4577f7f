// @vitest-environment node
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { createClient, createRequest } from './client.ts';
import type { Credentials } from './common-headers.ts';

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; body?: string; type?: string; isCutOff?: boolean };

let server: Server;
let received: Received[] = [];
let answer: Answer = { status: 200, body: '{"data":{}}' };
let unauthorised: (Credentials | undefined)[] = [];
let actingEnded: (Credentials | undefined)[] = [];
let credentials: Credentials | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answer.status, { 'content-type': answer.type ?? 'application/json' });
      if (answer.isCutOff) response.write(answer.body, () => response.destroy());
      else response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => void server.close());

beforeEach(() => {
  received = [];
  unauthorised = [];
  actingEnded = [];
  credentials = undefined;
  answer = { status: 200, body: '{"data":{}}' };
});

const client = (port = (server.address() as AddressInfo).port) =>
  createClient(
    createRequest({
      baseUrl: `http://127.0.0.1:${port}/api`,
      locale: () => 'en_AU',
      credentials: () => credentials,
      onUnauthorised: (sent) => unauthorised.push(sent),
      onActingEnded: (sent) => actingEnded.push(sent),
    }),
  );

const READ_TOKEN = 'GET /access-tokens/{id}';
const LOGIN = 'POST /access-tokens';
const form = { username: 'demo', password: 'x' };

async function failureOf(promise: Promise<unknown>): Promise<ApiFailure> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiFailure)) throw new Error('The call was expected to fail.');
  return error;
}

describe('headers', () => {
  test('SHELL-096 SHELL-107 SHELL-110 SHELL-111 every call names its language and the error version', async () => {
    await client()(READ_TOKEN, { params: { id: 5 } });
    expect(received[0]?.url).toBe('/api/access-tokens/5');
    expect(received[0]?.headers).toMatchObject({ 'accept-language': 'en_AU', 'x-error-version': '1' });
    expect(received[0]?.headers).not.toHaveProperty('x-access-token');
    expect(received[0]?.headers).not.toHaveProperty('switch-user');
  });

  test('SHELL-108 a logged-in user sends both tokens', async () => {
    credentials = { accessToken: 'a', consumerKey: 'c' };
    await client()(READ_TOKEN, { params: { id: 5 } });
    expect(received[0]?.headers).toMatchObject({ 'x-access-token': 'a', 'x-consumer-key': 'c' });
  });

  test('SHELL-109 an impersonation session sends switch-user', async () => {
    credentials = { accessToken: 'a', consumerKey: 'c', switchUser: 42 };
    await client()(READ_TOKEN, { params: { id: 5 } });
    expect(received[0]?.headers['switch-user']).toBe('42');
  });

  test('AUTH-055 the end of acting is distinguished from any other 403', async () => {
    credentials = { accessToken: 'a', consumerKey: 'c', switchUser: 42 };
    answer = { status: 403, body: '{"code":"forbidden","message":"x","errors":{}}' };
    await failureOf(client()(READ_TOKEN, { params: { id: 5 } }));
    expect(actingEnded).toEqual([]);
    answer = { status: 403, body: '{"code":"acting_ended","message":"x","errors":{}}' };
    await failureOf(client()(READ_TOKEN, { params: { id: 5 } }));
    expect(actingEnded).toEqual([credentials]);
    expect(unauthorised).toEqual([]);
  });

  test('a repeatable call has the key it is given, and others have none', async () => {
    await client()('POST /districts', { body: { cityId: 1, name: 'Berry' }, idempotencyKey: 'same' });
    await client()(LOGIN, { body: form });
    const keys = received.map((each) => each.headers['idempotency-key']);
    expect(keys).toEqual(['same', undefined]);
  });
});

describe('content', () => {
  test('SHELL-112 sends JSON, and multipart as soon as there is a file', async () => {
    await client()(LOGIN, { body: form });
    expect(received[0]).toMatchObject({ method: 'POST', body: JSON.stringify(form) });
    expect(received[0]?.headers['content-type']).toBe('application/json');

    const update = 'PUT /cities/{id}';
    await client()(update, { params: { id: 3 }, body: { name: 'Kiama' }, files: { image: new Blob(['pixels']) } });
    expect(received[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[1]?.body).toContain('Kiama');
    expect(received[1]?.body).toContain('pixels');
  });

  test('writes lists as repeated values and leaves out what is undefined', async () => {
    const list = 'GET /leads';
    await client()(list, { query: { status: ['new', 'deal'], coupleName: 'Ana & Bo', page: undefined } });
    expect(received[0]?.url).toBe('/api/leads?status=new&status=deal&coupleName=Ana+%26+Bo');
  });

  test('SHELL-114 returns the body with its data, a blob for a file, and nothing for 204', async () => {
    answer = { status: 200, body: '{"data":{"id":5}}' };
    expect(await client()(READ_TOKEN, { params: { id: 5 } })).toEqual({ data: { id: 5 } });
    answer = { status: 200, body: 'a,b', type: 'text/csv' };
    expect(await client()(READ_TOKEN, { params: { id: 5 } })).toBeInstanceOf(Blob);
    answer = { status: 204 };
    expect(await client()('DELETE /access-tokens/{id}', { params: { id: 5 } })).toBeUndefined();
  });
});

describe('failures', () => {
  test('SHELL-116 error version 1 gives a message and one for each field', async () => {
    const errors = { username: 'This field is required!' };
    answer = { status: 422, body: JSON.stringify({ code: 'invalid_fields', message: 'Check the form.', errors }) };
    const failure = await failureOf(client()(LOGIN, { body: form }));
    expect(failure).toMatchObject({ status: 422, code: 'invalid_fields', message: 'Check the form.', fields: errors });
    expect(unauthorised).toEqual([]);
  });

  test('SHELL-117 error version 2 gives the form’s message and the paths to mark', async () => {
    answer = { status: 422, body: JSON.stringify({ code: 'invalid_fields', message: 'Check.', paths: ['a', 'b.0'] }) };
    const failure = await failureOf(client()(LOGIN, { body: form }));
    expect(failure.fields).toEqual({ a: '', 'b.0': '' });
  });

  test('SHELL-127 an answer that is not one of our errors says that something went wrong', async () => {
    answer = { status: 502, body: '<html>Bad gateway</html>', type: 'text/html' };
    const failure = await failureOf(client()(LOGIN, { body: form }));
    expect(failure).toMatchObject({ status: 502, code: 'server_error', message: 'Something went wrong.' });
  });

  test('SHELL-167 a 401 on any call is reported, with the credentials it answered', async () => {
    credentials = { accessToken: 'a', consumerKey: 'c' };
    answer = { status: 401, body: JSON.stringify({ code: 'not_logged_in', message: 'Please sign in again.' }) };
    await failureOf(client()(READ_TOKEN, { params: { id: 5 } }));
    expect(unauthorised).toEqual([credentials]);
  });

  test('SHELL-126 a failed action that says nothing more specific shows the general sentence', async () => {
    answer = { status: 409, body: JSON.stringify({ code: 'not_possible_now', message: '' }) };
    expect(await failureOf(client()(LOGIN, { body: form }))).toMatchObject({
      code: 'not_possible_now',
      message: 'Sorry.. there was an error',
    });
  });

  test('no answer at all, or half of one, is a network failure', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const lost = {
      status: 0,
      code: 'network',
      message: 'We couldn’t reach Bellbird. Check your connection and try again.',
    };
    expect(await failureOf(client(port)(LOGIN, { body: form }))).toMatchObject(lost);
    for (const status of [200, 500]) {
      answer = { status, body: '{"data":', isCutOff: true };
      expect(await failureOf(client()(READ_TOKEN, { params: { id: 5 } }))).toMatchObject(lost);
    }
  });

  test('an aborted call is not a network failure', async () => {
    const signal = AbortSignal.abort();
    await expect(client()(READ_TOKEN, { params: { id: 5 }, signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
