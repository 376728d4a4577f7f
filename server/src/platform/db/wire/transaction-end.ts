import type pg from 'pg';

const ended = new WeakSet<pg.PoolClient>();

export function markOpen(client: pg.PoolClient): void {
  ended.delete(client);
}

/**
 * The commit has been sent: until the next transaction begins, a statement on this connection would run outside of
 * any.
 */
export function markEnded(client: pg.PoolClient): void {
  ended.add(client);
}

export function assertTransactionOpen(client: pg.PoolClient): void {
  if (ended.has(client))
    throw new Error('a statement came after the commit of its transaction: somebody did not await it');
}
