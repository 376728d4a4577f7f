import { connect } from 'node:net';
import { AppError } from '../errors/app-error.ts';

export type Verdict = 'clean' | 'infected';
/** Looks for known malware. Fails when nobody can look: what was not looked at is not accepted. */
export type Scan = (bytes: Buffer) => Promise<Verdict>;

const PIECE_BYTES = 64 * 1024;
const ANSWER_MS = 60_000;
const LONGEST_ANSWER = 4096;

/** ClamAV’s daemon, at `tcp://host:port` or `unix:/path`, by its INSTREAM command. */
export function createVirusScanner(url: string, answerMs = ANSWER_MS): Scan {
  return async (bytes) => {
    const answer = await ask(url, toStream(bytes), answerMs).catch((error: unknown) => {
      throw new AppError('unavailable', { cause: error });
    });
    if (/^stream: OK$/.test(answer)) return 'clean';
    if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
    throw new AppError('unavailable', { cause: new Error(`The virus scanner answered ‘${answer}’.`) });
  };
}

/** Each piece after its length; an empty one ends it. */
function toStream(bytes: Buffer): Buffer {
  const starts = Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, index) => index * PIECE_BYTES);
  const pieces = starts.map((start) => bytes.subarray(start, start + PIECE_BYTES));
  return Buffer.concat([
    Buffer.from('zINSTREAM\0'),
    ...[...pieces, Buffer.alloc(0)].flatMap((piece) => [lengthOf(piece), piece]),
  ]);
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

/** The answer without the zero at its end. */
function ask(url: string, command: Buffer, answerMs: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(toTarget(url));
  let answer = '';
  socket.setTimeout(answerMs, () => socket.destroy(new Error('The virus scanner does not answer.')));
  socket.on('error', reject);
  socket.on('data', (data) => {
    answer += data.toString('latin1');
    if (answer.includes('\0') || answer.length > LONGEST_ANSWER) socket.end();
  });
  socket.on('close', () => resolve(answer.replace(/\0.*$/s, '')));
  socket.write(command);
  return promise;
}

function toTarget(url: string): { path: string } | { host: string; port: number } {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length) };
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}
