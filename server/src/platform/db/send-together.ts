import type { Socket } from 'node:net';
import type pg from 'pg';
import { type Ending, endPacket } from './packet.ts';

type Wire = Ending & { readonly stream: Socket };

const held = new WeakSet<Wire>();

/**
 * Holds back what is written to a connection until everybody at work has asked what they have to ask: one packet instead of
 * several. Each packet wakes the database, which on a busy machine then runs in this process's place.
 */
export function sendTogether(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: Wire };
  if (held.has(connection)) return;
  held.add(connection);
  connection.stream.cork();
  // A tick comes after all promises that can go on; a second one takes along what was asked after `everybodyHasAsked`.
  process.nextTick(() => process.nextTick(letGo, connection));
}

/** When nobody can go on before an answer: all that was begun is on its way, whatever layers it passed. */
export function everybodyHasAsked(): Promise<void> {
  return new Promise((resolve) => {
    process.nextTick(resolve);
  });
}

function letGo(wire: Wire): void {
  held.delete(wire);
  endPacket(wire);
  wire.stream.uncork();
}
