import type { Socket } from 'node:net';
import type pg from 'pg';
import { type Ending, endPacket } from './packet.ts';

/** The parts of a pg connection that a packet is written to. */
export type Wire = Ending & { readonly stream: Socket };

/** What is held back on each connection. */
const held = new WeakMap<Wire, Buffer[]>();

/**
 * Holds back what is written to a connection until everybody at work has asked what they have to ask: one packet instead of
 * several. Each packet wakes the database, which on a busy machine then runs in this process's place.
 */
export function sendTogether(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: Wire };
  if (held.has(connection)) return;
  held.set(connection, []);
  // A tick comes after all promises that can go on; a second one takes along what was asked after `everybodyHasAsked`.
  process.nextTick(() => process.nextTick(letGo, connection));
}

/** When nobody can go on before an answer: all that was begun is on its way, whatever layers it passed. */
export function everybodyHasAsked(): Promise<void> {
  return new Promise((resolve) => {
    process.nextTick(resolve);
  });
}

/** Makes a connection able to hold back. Its messages become one buffer: a send has thirty, and a stream takes its time for each. */
export function gatherPackets(wire: Wire): void {
  const send = (bytes: Buffer): boolean => {
    const packet = held.get(wire);
    if (!packet) return wire.stream.writable && wire.stream.write(bytes);
    packet.push(bytes);
    return true;
  };
  // By this name pg's connection sends all of its messages.
  Object.assign(wire, { _send: send });
}

function letGo(wire: Wire): void {
  endPacket(wire);
  const packet = held.get(wire) ?? [];
  held.delete(wire);
  if (packet.length > 0 && wire.stream.writable) wire.stream.write(Buffer.concat(packet));
}
