import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems assign themselves, which could be taken before we listen on them. */
const OWN_PORTS = { from: 20_000, to: 32_000 };
const MOST_TRIES = 1000;

/** The wanted port if it is free, otherwise any free port. */
export async function freePort(wanted?: number, host = '127.0.0.1'): Promise<number> {
  if (wanted !== undefined && (await isFree(wanted, host))) return wanted;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(OWN_PORTS.from, OWN_PORTS.to);
    if (await isFree(port, host)) return port;
  }
  throw new Error('This machine has no free port.');
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host, port }, () => server.close(() => resolve(true)));
  });
}
