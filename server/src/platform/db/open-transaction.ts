import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './wire/pipelined-client.ts';

/** A transaction and the code that runs in it. */
export type OpenTransaction = {
  /** The pools it belongs to: transactions of another database are not joined. */
  readonly db: object;
  readonly customerId: number | undefined;
  readonly tx: Tx;
  isOpen: boolean;
  /** What happens once it has committed. */
  readonly after: (() => Promise<void>)[];
};

const current = new AsyncLocalStorage<OpenTransaction>();

export const currentTransaction = (): OpenTransaction | undefined => current.getStore();

export function runInTransaction<T>(transaction: OpenTransaction, work: () => Promise<T>): Promise<T> {
  return current.run(transaction, work);
}

/** Does the work when the transaction around has committed (and not at all if it fails); without one, now. */
export async function afterCommit(work: () => Promise<void>): Promise<void> {
  const transaction = current.getStore();
  if (transaction?.isOpen) transaction.after.push(work);
  else await work();
}

/**
 * Slow work and calls to other machines must not happen inside a transaction: they would hold its locks and its
 * connection for as long as they take, and what they did would stay after a rollback.
 */
export function assertOutsideTransaction(what: string): void {
  if (current.getStore()?.isOpen)
    throw new Error(`${what} was used inside a transaction: queue it there, and do it after the commit`);
}

/** A port to another machine, none of whose methods can be called inside a transaction. */
export function outsideTransactions<Port extends object>(what: string, port: Port): Port {
  const guarded = Object.entries(port as Record<string, (...args: unknown[]) => unknown>).map(([name, method]) => [
    name,
    (...args: unknown[]) => {
      assertOutsideTransaction(what);
      return method(...args);
    },
  ]);
  return Object.fromEntries(guarded) as Port;
}
