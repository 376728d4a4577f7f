import { createServer } from 'node:http';
import { forward, listen } from './forward.ts';

/**
 * The product behind a line that loses requests: one in every `oneIn` breaks off, in turn before it arrives and after
 * the server has acted but before its answer is back. `loseAnswerTo` loses the answer to the next request of a kind.
 */
export async function startLossyLine(target: string, { oneIn }: { oneIn: number }) {
  let seen = 0;
  let wanted: ((line: string) => boolean) | undefined;
  const lost: string[] = [];
  const arrived: string[] = [];

  const server = createServer((incoming, answer) => {
    const line = `${incoming.method} ${incoming.url}`;
    seen += 1;
    const isChosen = wanted?.(line) ?? false;
    if (isChosen) wanted = undefined;
    const isLost = isChosen || seen % oneIn === 0;
    const isLostEarly = isLost && !isChosen && lost.length % 2 === 0;
    if (isLost) lost.push(line);
    if (isLostEarly) return void incoming.socket.destroy();
    arrived.push(line);
    const outgoing = forward(target, incoming);
    outgoing.on('response', (answered) => {
      if (isLost) {
        answered.resume();
        answered.on('end', () => incoming.socket.destroy());
        return;
      }
      answer.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
  });
  return {
    url: await listen(server),
    /** Requests that broke off, and those that the server has seen, with their methods. */
    lost,
    arrived,
    loseAnswerTo(isWanted: (line: string) => boolean) {
      wanted = isWanted;
    },
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
