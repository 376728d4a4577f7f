import { type IncomingMessage, type ServerResponse, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type UnreliableProxy = {
  url: string;
  /** Until then everything is passed on. */
  worsen(): void;
  recover(): void;
  close(): Promise<void>;
};

type Mood = 'fine' | 'slow' | 'busy' | 'hangs up before' | 'hangs up after';

const MOODS: readonly Mood[] = ['fine', 'slow', 'fine', 'busy', 'fine', 'hangs up before', 'fine', 'hangs up after'];
const SLOW_MS = 700;

/** An HTTP service as it is on a bad day: some requests are slow, refused, lost, or carried out without a response. */
export async function startUnreliableProxy(
  target: string,
  onPassed: (request: IncomingMessage, isDone: boolean) => void = () => undefined,
): Promise<UnreliableProxy> {
  let requests = 0;
  let isWell = true;

  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const mood = isWell ? 'fine' : (MOODS[requests++ % MOODS.length] ?? 'fine');
    const body = Buffer.concat(await incoming.toArray());
    onPassed(incoming, false);
    if (mood === 'busy') return void answer.writeHead(503).end();
    if (mood === 'hangs up before') return void incoming.socket.destroy();
    if (mood === 'slow') await wait(SLOW_MS);
    const { method, headers, url } = incoming;
    const outgoing = send(new URL(url ?? '/', target), { method, headers }, (response) => {
      onPassed(incoming, true);
      if (mood === 'hangs up after') {
        response.resume();
        return void incoming.socket.destroy();
      }
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => incoming.socket.destroy());
    outgoing.end(body);
  }

  // A caller that is killed leaves requests half read.
  const server = createServer((incoming, answer) => void pass(incoming, answer).catch(() => incoming.socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    worsen: () => {
      isWell = false;
    },
    recover: () => {
      isWell = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
