import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createCardGateway } from './card-gateway.ts';

const log = { info: () => undefined, warn: () => undefined };

async function listen(respond: RequestListener) {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { gateway: createCardGateway({ url, secretKey: 'sk_test', currency: 'AUD', log }), close };
}

async function openGateway(respond: RequestListener) {
  const requests: string[] = [];
  const { gateway, close } = await listen((request, response) => {
    requests.push(`${request.method} ${request.url} ${String(request.headers['idempotency-key'])}`);
    respond(request, response);
  });
  onTestFinished(close);
  return { requests, gateway };
}

const CHARGE = {
  attemptKey: 'payment-1-1-abc',
  amountCents: 118_800,
  customer: 'cus_1',
  token: 'pm_1',
  description: 'Plus',
  returnUrl: undefined,
};

test('a charge whose response is lost is sent once, and its result is unknown', async () => {
  const { gateway, requests } = await openGateway((request) => request.socket.destroy());
  await expect(gateway.charge(CHARGE)).rejects.toMatchObject({ kind: 'unknown' });
  expect(requests).toEqual(['POST /v1/payment_intents payment-1-1-abc']);
});

test('a gateway that does not listen was never reached', async () => {
  const { gateway, close } = await listen(() => undefined);
  await close();
  await expect(gateway.charge(CHARGE)).rejects.toMatchObject({ kind: 'never_reached' });
});

test('a redirect is not followed', async () => {
  const { gateway, requests } = await openGateway((_request, response) => {
    response.writeHead(307, { location: '/v1/elsewhere' }).end();
  });
  await expect(gateway.charge(CHARGE)).rejects.toMatchObject({ kind: 'unknown' });
  expect(requests).toHaveLength(1);
});

test.each([
  [402, 'refused'],
  [404, 'refused'],
  [401, 'never_reached'],
  [429, 'never_reached'],
  [409, 'unknown'],
  [500, 'unknown'],
])('status %i without a charge is %s', async (status, kind) => {
  const { gateway, requests } = await openGateway((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { type: 'card_error', code: 'card_declined' } }));
  });
  await expect(gateway.charge(CHARGE)).rejects.toMatchObject({ kind, code: 'card_declined' });
  expect(requests).toHaveLength(1);
});
