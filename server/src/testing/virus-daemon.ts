import { type AddressInfo, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** The word that this daemon takes for a virus. */
export const VIRUS = 'a-virus-for-tests';

/** Speaks the protocol of ClamAV’s daemon: INSTREAM, then pieces with their length, then a piece of none. */
export async function startVirusDaemon(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const content = readPieces(received);
      if (content) socket.end(`stream: ${content.includes(VIRUS) ? 'Test.Virus FOUND' : 'OK'}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** For one test. */
export async function useVirusDaemon(): Promise<string> {
  const daemon = await startVirusDaemon();
  onTestFinished(daemon.close);
  return daemon.url;
}

const COMMAND = 'zINSTREAM\0';

/** Undefined until the last piece has come. */
function readPieces(received: Buffer): Buffer | undefined {
  if (!received.toString('latin1').startsWith(COMMAND)) return undefined;
  const pieces: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
