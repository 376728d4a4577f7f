import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stopCounting } from './shed-load.ts';

/** One event. Without an id it is not stored: a reader who missed it cannot ask for it again. */
export type StreamEvent = { readonly id?: number; readonly event: string; readonly data: unknown };

/** One open stream of server-sent events. */
export type EventConnection = {
  /** Sends the starting position, so that a stream that breaks before its first event resumes there. */
  startAfter(id: number): void;
  send(event: StreamEvent): void;
  end(): void;
  /** Aborted when either side hangs up. */
  readonly closed: AbortSignal;
};

/** The response of a streaming call: it gets the connection until `closed`. */
export type StreamAnswer = (connection: EventConnection) => void;

const HEARTBEAT_MS = 15_000;
/** A reader that does not read is disconnected; the browser reconnects and catches up. */
const MOST_UNREAD_BYTES = 1024 * 1024;
/** How long a browser waits before it reconnects. */
const RETRY_MS = 1000;

/** One event mostly goes to many streams: it is written out once. */
const bytes = new WeakMap<StreamEvent, Buffer>();

function rendered(given: StreamEvent): Buffer {
  const known = bytes.get(given);
  if (known) return known;
  const { id, event, data } = given;
  const text = `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const made = Buffer.from(text);
  bytes.set(given, made);
  return made;
}

const open = new WeakMap<FastifyInstance, Set<EventConnection>>();

/** Ends every stream when the server closes, since they would hold it open. */
export function closeStreamsWith(app: FastifyInstance): void {
  const connections = new Set<EventConnection>();
  open.set(app, connections);
  app.addHook('preClose', (done) => {
    for (const connection of connections) connection.end();
    done();
  });
}

/** Turns the response into a stream and passes it on. */
export function startStream(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StreamAnswer,
): void {
  stopCounting(request);
  reply.hijack();
  const { raw } = reply;
  // They hung up while the request was checked: `close` is over, and the stream would stay open for ever.
  if (raw.destroyed) return;
  // The stream ends with its connection, so its events need no frames around them: a third of the cost of sending one.
  raw.removeHeader('transfer-encoding');
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    connection: 'close',
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${RETRY_MS}\n\n`);
  const ending = new AbortController();
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  const connection: EventConnection = {
    closed: ending.signal,
    startAfter: (id) => void raw.write(`id: ${id}\n\n`),
    send: (event) => {
      if (raw.writableLength > MOST_UNREAD_BYTES) return connection.end();
      raw.write(rendered(event));
    },
    end: () => void raw.end(),
  };
  const connections = open.get(app);
  connections?.add(connection);
  raw.once('close', () => {
    clearInterval(heartbeat);
    connections?.delete(connection);
    ending.abort();
  });
  answer(connection);
}
