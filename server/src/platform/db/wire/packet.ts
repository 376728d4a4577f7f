/** The parts of a pg connection that a packet needs. */
export type Ending = { sync(): void };
type Statement = { endsPacket: boolean };

/** The last statement on each connection that no Sync has followed yet. */
const open = new WeakMap<Ending, Statement>();

/**
 * Statements sent in one packet share one Sync. PostgreSQL flushes its output at each Sync, and every flush wakes this
 * process: sending a message had ten of them where two suffice. Statements after one that fails are not executed,
 * inside a transaction or not.
 */
export function addToPacket(wire: Ending, statement: Statement): void {
  open.set(wire, statement);
}

/** Ends the packet with a Sync; PostgreSQL then responds. */
export function endPacket(wire: Ending): void {
  const last = open.get(wire);
  if (!last) return;
  open.delete(wire);
  last.endsPacket = true;
  wire.sync();
}
