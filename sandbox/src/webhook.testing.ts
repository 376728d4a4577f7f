import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Call = { params: Record<string, string>; signature: string | undefined };

/** Stands for the product's webhook and hands out the calls it got, once there are enough. */
export async function openWebhook() {
  const calls: Call[] = [];
  let heard = () => {};
  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      const params = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      calls.push({ params, signature: request.headers['x-twilio-signature'] as string | undefined });
      response.writeHead(204).end();
      heard();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/sms?x=1`,
    calls: async (count: number) => {
      while (calls.length < count) {
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
      return calls;
    },
  };
}
