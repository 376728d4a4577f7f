import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { sealedColumn } from '#platform/db/sealed-column.ts';
import type { TwoFactorBefore } from './access.tables.ts';

export type TwoFactorRow = { sealed_key: string; last_step: number; confirmed_at: string | null };

export function findTwoFactor(tx: Tx, loginId: number): Promise<TwoFactorRow | undefined> {
  return tx
    .selectFrom('two_factors')
    .select(['sealed_key', 'last_step', 'confirmed_at'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();
}

/** Whether signing in takes a second factor; one that is still being set up does not count. */
export async function isTwoFactorOn(tx: Tx, loginId: number): Promise<boolean> {
  return Boolean((await findTwoFactor(tx, loginId))?.confirmed_at);
}

/** Stores the key of a set-up, replacing an earlier one; false if the second factor is already on. */
export async function insertSetUp(tx: Tx, loginId: number, sealedKey: string): Promise<boolean> {
  const row = await tx
    .insertInto('two_factors')
    .values({ login_id: loginId, sealed_key: sealedKey })
    .onConflict((conflict) =>
      conflict
        .column('login_id')
        .doUpdateSet({ sealed_key: sealedKey, last_step: 0 })
        .where('two_factors.confirmed_at', 'is', null),
    )
    .returning('login_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns the second factor on; of two requests at once one succeeds, and only for the key whose code was checked. */
export async function confirmSetUp(
  tx: Tx,
  loginId: number,
  given: { sealedKey: string; step: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('two_factors')
    .set({ confirmed_at: given.now.toISOString(), last_step: given.step })
    .where('login_id', '=', loginId)
    .where('sealed_key', '=', given.sealedKey)
    .where('confirmed_at', 'is', null)
    .returning('login_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns a second factor on again as it was; its recovery codes are gone. */
export async function restoreTwoFactor(
  tx: Tx,
  loginId: number,
  { sealedKey, lastStep }: TwoFactorBefore,
  now: Date,
): Promise<void> {
  const columns = { sealed_key: sealedKey, last_step: lastStep, confirmed_at: now.toISOString() };
  await tx
    .insertInto('two_factors')
    .values({ login_id: loginId, ...columns })
    .onConflict((conflict) => conflict.column('login_id').doUpdateSet(columns))
    .execute();
}

export async function deleteTwoFactor(tx: Tx, loginId: number): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('login_id', '=', loginId).execute();
  await tx.deleteFrom('two_factor_challenges').where('login_id', '=', loginId).execute();
  const row = await tx
    .deleteFrom('two_factors')
    .where('login_id', '=', loginId)
    .where('confirmed_at', 'is not', null)
    .returning('login_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a time step as used. Of two people who type the same code only one succeeds. */
export async function markTimeStepUsed(tx: Tx, loginId: number, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('login_id', '=', loginId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('login_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceRecoveryCodes(tx: Tx, loginId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('login_id', '=', loginId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ login_id: loginId, code_hash: hash, used_at: null })))
    .execute();
}

/** Marks a recovery code as used, by its hashes under every secret; false if there is no such unused code. */
export async function markRecoveryCodeUsed(
  tx: Tx,
  loginId: number,
  hashes: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('login_id', '=', loginId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .returning('login_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(tx: Tx, loginId: number): Promise<number> {
  const row = await tx
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('login_id', '=', loginId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.left;
}

export const SEALED_KEYS = sealedColumn({ table: 'two_factors', column: 'sealed_key', id: 'login_id' });
