import { sql } from 'kysely';
import type { Keyring } from '../crypto/keyring.ts';
import type { Tx } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { toAppError } from '../http/error-answer.ts';

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

const UNAVAILABLE = 503;

export type Answered = { status: number; body: string };

/** One request with an Idempotency-Key: who sent it, under which key, and what it asked for. */
export type KeyedRequest = { customerId: number; caller: string; key: string; request: unknown };

type Work = () => Promise<Answered>;
export type InTransaction = <T>(steps: (tx: Tx) => Promise<T>) => Promise<T>;

export type Once = {
  /**
   * Claim, effect and response share the transaction: a second request with the same key waits for the first and gets
   * its response; a crash leaves neither effect nor claim.
   */
  at(tx: Tx, keyed: KeyedRequest, work: Work): Promise<Answered>;
  /**
   * For work that calls other machines: claim and response have transactions of their own. A second request gets
   * ‘still running’ in between. A crash in between leaves the claim, which nobody takes over: better an error than twice.
   */
  inSteps(transaction: InTransaction, keyed: KeyedRequest, work: Work): Promise<Answered>;
};

/**
 * Runs `work` once per key. What was asked for is kept as a keyed hash, so that nobody who reads the table can find a
 * card or a phone number by trying them all.
 */
export function createOnce(keyring: Keyring): Once {
  const hashes = keyring.derived('idempotency');
  /** The response that is already there, or nothing: then the key is claimed. */
  async function claimOrReplay(tx: Tx, place: Place, request: unknown): Promise<Answered | undefined> {
    const asked = JSON.stringify(request);
    const claim = await tx
      .insertInto('idempotency_keys')
      .values({ ...place, request_hash: toHex(hashes.mac(asked)), status: null, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claim.numInsertedOrUpdatedRows !== 0n) return undefined;
    return replay(tx, place, (requestHash) => hashes.isMac(requestHash, asked, toHex));
  }
  return {
    async at(tx, { request, ...keyed }, work) {
      const place = toPlace(keyed);
      const known = await claimOrReplay(tx, place, request);
      if (known) return known;
      const answered = await work();
      await keepAnswer(tx, place, answered);
      return answered;
    },
    async inSteps(transaction, { request, ...keyed }, work) {
      const place = toPlace(keyed);
      const known = await transaction((tx) => claimOrReplay(tx, place, request));
      if (known) return known;
      try {
        const answered = await work();
        await transaction((tx) => keepAnswer(tx, place, answered));
        return answered;
      } catch (error) {
        // Nothing has happened, unless the database went away while it committed: then nobody knows.
        if (toAppError(error).status !== UNAVAILABLE) await transaction((tx) => releaseKey(tx, place));
        throw error;
      }
    },
  };
}

const toHex = (mac: Buffer) => mac.toString('hex');

type Place = { customer_id: number; caller: string; key: string };

function toPlace({ customerId, caller, key }: Omit<KeyedRequest, 'request'>): Place {
  return { customer_id: customerId, caller, key };
}

async function keepAnswer(tx: Tx, { customer_id, caller, key }: Place, { status, body }: Answered): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status, answer: body })
    .where('customer_id', '=', customer_id)
    .where('caller', '=', caller)
    .where('key', '=', key)
    .execute();
}

async function releaseKey(tx: Tx, { customer_id, caller, key }: Place): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('customer_id', '=', customer_id)
    .where('caller', '=', caller)
    .where('key', '=', key)
    .execute();
}

async function replay(
  tx: Tx,
  { customer_id, caller, key }: Place,
  isSame: (requestHash: string) => boolean,
): Promise<Answered> {
  const known = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known || !isSame(known.request_hash)) throw new AppError('idempotency_key_reused');
  if (known.status === null || known.answer === null) throw new AppError('still_running');
  return { status: known.status, body: known.answer };
}

/** Deletes keys that no client will repeat. */
export async function sweepIdempotencyKeys(tx: Tx): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '2 days'`.execute(tx);
}
