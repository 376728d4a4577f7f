import type { Socket } from 'node:net';
import type pg from 'pg';

/** The parts of a pg connection that a packet is written to. */
export type Wire = { readonly stream: Socket };

/** The bytes that wait on each connection. */
const held = new WeakMap<Wire, Buffer[]>();

/**
 * Collects what is written to a connection until no more statements can be sent without a result, and sends it as one
 * packet. Each packet wakes a backend, which on a busy machine then runs instead of this process.
 */
export function sendTogether(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: Wire };
  if (held.has(connection)) return;
  held.set(connection, []);
  // A tick runs after all promises that can settle; the second one also collects what was sent after
  // `allStatementsSent`.
  process.nextTick(() => process.nextTick(flush, connection));
}

/** Resolves when no code can continue without a result: everything that was started has been sent. */
export function allStatementsSent(): Promise<void> {
  return new Promise((resolve) => {
    process.nextTick(resolve);
  });
}

/**
 * Lets a connection collect its messages into one buffer: sending a message takes thirty, and the stream has a cost
 * for each.
 */
export function collectMessages(wire: Wire): void {
  const send = (bytes: Buffer): boolean => {
    const packet = held.get(wire);
    if (!packet) return wire.stream.writable && wire.stream.write(bytes);
    packet.push(bytes);
    return true;
  };
  // pg’s connection sends all its messages through this method.
  Object.assign(wire, { _send: send });
}

function flush(wire: Wire): void {
  const packet = held.get(wire) ?? [];
  held.delete(wire);
  if (packet.length > 0 && wire.stream.writable) wire.stream.write(Buffer.concat(packet));
}
