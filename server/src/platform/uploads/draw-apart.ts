import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Done, Job } from './drawing-process.ts';
import type { Drawing, Drawn } from './drawing.ts';

const PROGRAM = fileURLToPath(new URL('drawing-process.ts', import.meta.url));
/** Pictures often come one after the other; then the process and all its memory are given back. */
const IDLE_MS = 10_000;
/** It reads what strangers send, so it gets none of the server’s secrets: only how to find libraries and use memory. */
const PASSED_ON = /^(?:PATH|LD_LIBRARY_PATH|MALLOC_\w+)$/;

/** The drawn picture, undefined if it cannot be read, or that the process ended before it said so. */
type Outcome = Drawn | undefined | 'ended';
type Waiting = { tell: (outcome: Outcome) => void; fail: (error: Error) => void };
type Picture = Omit<Job, 'id'>;
type Reader = { child: ChildProcess; waiting: Map<number, Waiting>; idle?: NodeJS.Timeout };

/** Draws pictures in a process of its own, which is started when it is needed. */
export function createDrawer(program: string, idleMs: number) {
  let shared: Reader | undefined;
  let lastId = 0;

  function start(): Reader {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name)));
    // Without the flags of the server, whose preloaded files are about the server.
    const child = fork(program, [], { serialization: 'advanced', execArgv: [], stdio: 'ignore', env });
    const reader: Reader = { child, waiting: new Map() };
    const end = (answer: (each: Waiting) => void) => {
      leave(reader);
      reader.waiting.forEach(answer);
      reader.waiting.clear();
    };
    child.on('exit', () => end(({ tell }) => tell('ended')));
    // It could not be started: that is no picture’s fault.
    child.on('error', (error) => end(({ fail }) => fail(error)));
    child.on('message', ({ id, drawn }: Done) => {
      reader.waiting.get(id)?.tell(drawn);
      reader.waiting.delete(id);
      if (reader.waiting.size > 0) return;
      child.channel?.unref();
      reader.idle = setTimeout(() => stop(reader), idleMs).unref();
    });
    // Only a picture that is waited for keeps the server from ending.
    child.unref();
    return reader;
  }

  function leave(reader: Reader): void {
    clearTimeout(reader.idle);
    if (shared === reader) shared = undefined;
  }

  function stop(reader: Reader): void {
    leave(reader);
    if (reader.child.connected) reader.child.disconnect();
  }

  function draw(reader: Reader, picture: Picture): Promise<Outcome> {
    clearTimeout(reader.idle);
    const id = (lastId += 1);
    return new Promise<Outcome>((tell, fail) => {
      reader.waiting.set(id, { tell, fail });
      reader.child.channel?.ref();
      reader.child.send({ id, ...picture } satisfies Job, (error) => {
        if (error && reader.waiting.delete(id)) tell('ended');
      });
    });
  }

  /** Undefined if it cannot be read, which includes one that ends its reader. */
  return async (bytes: Uint8Array, drawing: Drawing): Promise<Drawn | undefined> => {
    const picture = { bytes, drawing };
    const outcome = await draw((shared ??= start()), picture);
    if (outcome !== 'ended') return outcome;
    // Another picture may have ended the process: with one of its own it shows which of them it was.
    const own = start();
    const second = await draw(own, picture);
    stop(own);
    return second === 'ended' ? undefined : second;
  };
}

/** In a process of its own: whatever a stranger’s picture takes to decode, or breaks, is not the server’s. */
export const drawApart = createDrawer(PROGRAM, IDLE_MS);
