import { createECDH, randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PushedRequest = { path: string; headers: IncomingHttpHeaders; body: Buffer };

export type PushService = {
  url: string;
  /** What its browsers say when they subscribe. */
  device(name: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  received: PushedRequest[];
  /** How it answers the next requests; 201 unless told otherwise. */
  answerWith(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
};

/** A push service on loopback that takes everything and answers as it is told. */
export async function startPushService(): Promise<PushService> {
  const received: PushedRequest[] = [];
  let answer: { status: number; headers: Record<string, string> } = { status: 201, headers: {} };
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    device(name) {
      const pair = createECDH('prime256v1');
      const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
      return { endpoint: `${url}/send/${name}`, keys };
    },
    received,
    answerWith(status, headers = {}) {
      answer = { status, headers };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
