import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';

declare module '../db/tables.ts' {
  interface Tables {
    idempotency_keys: {
      caller: string;
      key: string;
      request_hash: string;
      status: number | null;
      answer: string | null;
    };
  }
}

export type Answered = { status: number; body: string };

/**
 * Runs `work` once per key. Claim, effect and response share one transaction: a second request with the same key waits
 * for the first and gets its response; a crash leaves neither effect nor claim.
 */
export async function once(
  tx: Tx,
  caller: string,
  key: string,
  request: unknown,
  work: () => Promise<Answered>,
): Promise<Answered> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const claim = await tx
    .insertInto('idempotency_keys')
    .values({ caller, key, request_hash: requestHash, status: null, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claim.numInsertedOrUpdatedRows === 0n) return replay(tx, caller, key, requestHash);
  const answered = await work();
  await tx
    .updateTable('idempotency_keys')
    .set({ status: answered.status, answer: answered.body })
    .where('caller', '=', caller)
    .where('key', '=', key)
    .execute();
  return answered;
}

async function replay(tx: Tx, caller: string, key: string, requestHash: string): Promise<Answered> {
  const known = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known?.request_hash !== requestHash) throw new AppError('idempotency_key_reused');
  if (known.status === null || known.answer === null) throw new AppError('still_running');
  return { status: known.status, body: known.answer };
}

/** Deletes keys that no client will repeat. */
export async function sweepIdempotencyKeys(tx: Tx): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '2 days'`.execute(tx);
}
