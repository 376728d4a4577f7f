import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { sealedColumn } from '#platform/db/sealed-column.ts';
import type { MerchantApplicationTable } from './merchant.tables.ts';

export type ProviderKey = { customerId: number; providerId: number };
export type ApplicationRow = Selectable<MerchantApplicationTable> & { city_name: string; sent_by: string | null };

function selectApplications(tx: Tx) {
  return tx
    .selectFrom('merchant_applications as a')
    .innerJoin('cities', 'cities.id', 'a.city_id')
    .leftJoin('customer_users as u', 'u.id', 'a.customer_user_id')
    .selectAll('a')
    .select([
      'cities.name as city_name',
      (eb) => eb.fn<string | null>('concat_ws', [eb.val(' '), 'u.name', 'u.surname']).as('sent_by'),
    ]);
}

/** Newest first. */
export function findApplications(tx: Tx, { customerId, providerId }: ProviderKey): Promise<ApplicationRow[]> {
  return selectApplications(tx)
    .where('a.customer_id', '=', customerId)
    .where('a.provider_id', '=', providerId)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}

/** For the team, across all customers. */
export function findApplicationsForTeam(tx: Tx, ids: readonly number[]): Promise<ApplicationRow[]> {
  return selectApplications(tx).where(anyOf('a.id', ids)).execute();
}

/** Undefined when one is pending or approved already. */
export function insertApplication(
  tx: Tx,
  application: Insertable<MerchantApplicationTable>,
): Promise<{ id: number } | undefined> {
  return tx
    .insertInto('merchant_applications')
    .values(application)
    .onConflict((conflict) => conflict.column('provider_id').where('status', '<>', sql.lit('rejected')).doNothing())
    .returning('id')
    .executeTakeFirst();
}

type Decision = { status: 'approved' | 'rejected'; reject_reason: string | null; decided_at: string };

export async function updateDecision(
  tx: Tx,
  { customerId, id }: { customerId: number; id: number },
  decision: Decision,
): Promise<void> {
  await tx
    .updateTable('merchant_applications')
    .set(decision)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function cityExists(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom('cities').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Approved applications whose vendor has no account at the gateway yet. */
export function findWithoutAccount(tx: Tx, limit: number): Promise<ApplicationRow[]> {
  return selectApplications(tx)
    .where('a.status', '=', sql.lit('approved'))
    .where('a.gateway_account', 'is', null)
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

export async function updateAccount(tx: Tx, id: number, account: string): Promise<void> {
  await tx.updateTable('merchant_applications').set({ gateway_account: account }).where('id', '=', id).execute();
}

export type PaidAccountRow = { gateway_account: string; bank: string; iban_end: string; provider_name: string };

/** Where couples’ payments to a provider go; undefined while it cannot be paid by card. */
export async function findPaidAccount(
  tx: Tx,
  { customerId, providerId }: ProviderKey,
): Promise<PaidAccountRow | undefined> {
  const row = await tx
    .selectFrom('merchant_applications')
    .select(['gateway_account', 'bank', 'iban_end', 'provider_name'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  return !row || row.gateway_account === null ? undefined : { ...row, gateway_account: row.gateway_account };
}

/** Whose account an event of the gateway is about. */
export function findAccountOwner(
  tx: Tx,
  account: string,
): Promise<{ customer_id: number; provider_id: number } | undefined> {
  return tx
    .selectFrom('merchant_applications')
    .select(['customer_id', 'provider_id'])
    .where('gateway_account', '=', account)
    .executeTakeFirst();
}

export const SEALED_BANK_ACCOUNTS = sealedColumn({ table: 'merchant_applications', column: 'iban_sealed' });
export const SEALED_DOCUMENTS = sealedColumn({ table: 'merchant_applications', column: 'document_number_sealed' });
