import type { Socket } from 'node:net';
import type pg from 'pg';

const held = new WeakSet<Socket>();

/**
 * Holds back what is written to a connection until everybody at work has asked what they have to ask: one packet instead of
 * several. Each packet wakes the database, which on a busy machine then runs in this process's place.
 */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  if (held.has(stream)) return;
  held.add(stream);
  stream.cork();
  // A tick comes after all promises that can go on; a second one takes along what was asked after `everybodyHasAsked`.
  process.nextTick(() => process.nextTick(letGo, stream));
}

/** When nobody can go on before an answer: all that was begun is on its way, whatever layers it passed. */
export function everybodyHasAsked(): Promise<void> {
  return new Promise((resolve) => {
    process.nextTick(resolve);
  });
}

function letGo(stream: Socket): void {
  held.delete(stream);
  stream.uncork();
}
