import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmsGateway } from './sms-gateway.ts';

const log = pino({ level: 'silent' });
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

type Seen = {
  method?: string | undefined;
  url?: string | undefined;
  authorization?: string | undefined;
  form: URLSearchParams;
};

/** A telephone company with one fixed answer. */
async function company(status: number, answer: unknown) {
  const seen: Seen[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    seen.push({ method: request.method, url: request.url, authorization: request.headers.authorization, form });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };
  const server = createServer((request, response) => void handle(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = () => createSmsGateway({ baseUrl, accountSid: 'AC1', authToken: 'secret', from: '+61491570006', log });
  return { seen, open, server };
}

const sms = { to: '+61491570156', body: 'Your code is 123456. Ça va & more' };

describe('SMS gateway', () => {
  it('posts the form that Twilio documents', async () => {
    const { seen, open } = await company(201, { sid: 'SM1', status: 'queued', error_code: null });
    const statusCallbackUrl = 'https://bellbird.test/hooks/sms';
    await expect(open().send({ ...sms, statusCallbackUrl })).resolves.toEqual({ sid: 'SM1', status: 'queued' });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
    });
    expect(Object.fromEntries(seen[0]?.form ?? [])).toEqual({
      To: sms.to,
      From: '+61491570006',
      Body: sms.body,
      StatusCallback: 'https://bellbird.test/hooks/sms',
    });
  });

  it.each([
    [400, { code: 21_211, message: 'Invalid To' }, 'permanent', 21_211],
    [400, { code: 21_610, message: 'Unsubscribed' }, 'permanent', 21_610],
    [404, 'not json to us', 'permanent', undefined],
    [401, { code: 20_003 }, 'transient', 20_003],
    [429, { code: 20_429 }, 'transient', 20_429],
    [503, {}, 'transient', undefined],
    [201, { sid: 'SM1', status: 'failed', error_code: 30_006 }, 'permanent', 30_006],
    [200, { nothing: 'of use' }, 'unknown', undefined],
  ])('sorts an answer of %i %j as %s', async (status, answer, kind, code) => {
    const { open } = await company(status, answer);
    await expect(open().send(sms)).rejects.toMatchObject({ name: 'SmsFailure', kind, code });
  });

  it('calls a gateway that is away transient', async () => {
    const { open, server } = await company(201, {});
    await new Promise((resolve) => server.close(resolve));
    await expect(open().send(sms)).rejects.toMatchObject({ kind: 'transient', status: undefined });
  });

  it('cannot say what became of a text when the gateway hangs up on it', async () => {
    const { open, server } = await company(201, {});
    server.removeAllListeners('request').on('request', (request) => request.socket.destroy());
    await expect(open().send(sms)).rejects.toMatchObject({ kind: 'unknown', status: undefined });
  });
});
