import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';

declare module '../db/tables.ts' {
  interface Tables {
    idempotency_keys: {
      /** 0 for the marketplace team, which belongs to no customer. */
      customer_id: number;
      caller: string;
      key: string;
      request_hash: string;
      status: number | null;
      answer: string | null;
    };
  }
}

export type Answered = { status: number; body: string };

/** One request with an Idempotency-Key: who sent it, under which key, and what it asked for. */
export type KeyedRequest = { customerId: number; caller: string; key: string; request: unknown };

export type Once = (tx: Tx, keyed: KeyedRequest, work: () => Promise<Answered>) => Promise<Answered>;

/**
 * Runs `work` once per key. Claim, effect and response share one transaction: a second request with the same key waits
 * for the first and gets its response; a crash leaves neither effect nor claim. What was asked for is kept as a keyed
 * hash, so that nobody who reads the table can find a card or a phone number by trying them all.
 */
export function createOnce(secret: string): Once {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, 'bellbird', 'idempotency', 32));
  return async (tx, { customerId, caller, key, request }, work) => {
    const place = { customer_id: customerId, caller, key };
    const requestHash = createHmac('sha256', hashKey).update(JSON.stringify(request)).digest('hex');
    const claim = await tx
      .insertInto('idempotency_keys')
      .values({ ...place, request_hash: requestHash, status: null, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claim.numInsertedOrUpdatedRows === 0n) return replay(tx, place, requestHash);
    const answered = await work();
    await tx
      .updateTable('idempotency_keys')
      .set({ status: answered.status, answer: answered.body })
      .where('customer_id', '=', customerId)
      .where('caller', '=', caller)
      .where('key', '=', key)
      .execute();
    return answered;
  };
}

type Place = { customer_id: number; caller: string; key: string };

async function replay(tx: Tx, { customer_id, caller, key }: Place, requestHash: string): Promise<Answered> {
  const known = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('customer_id', '=', customer_id)
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
