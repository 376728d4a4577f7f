import type pg from 'pg';

const ended = new WeakSet<pg.PoolClient>();

export function markOpen(client: pg.PoolClient): void {
  ended.delete(client);
}

/** The commit is on its way: until the next transaction opens, a statement on this connection would stand outside of any. */
export function markEnded(client: pg.PoolClient): void {
  ended.add(client);
}

export function refuseLate(client: pg.PoolClient): void {
  if (ended.has(client))
    throw new Error('a statement came after the commit of its transaction: somebody did not await it');
}
