/** The parts of a pg connection that a packet needs. */
export type Ending = { sync(): void };
type Statement = { endsPacket: boolean };

/** The last statement on each connection that no Sync has followed yet. */
const open = new WeakMap<Ending, Statement>();

/**
 * Statements that travel in one packet end with one Sync. PostgreSQL sends what it has at each of them, and every piece wakes
 * this process: a send had ten of them where two do. What is behind a statement that fails is not carried out, in a transaction or not.
 */
export function addToPacket(wire: Ending, statement: Statement): void {
  open.set(wire, statement);
}

/** Ends the packet: from here on the connection answers. */
export function endPacket(wire: Ending): void {
  const last = open.get(wire);
  if (!last) return;
  open.delete(wire);
  last.endsPacket = true;
  wire.sync();
}
