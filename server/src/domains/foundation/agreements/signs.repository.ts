import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { AgreementSignTable } from './agreements.tables.ts';

export type AgreementSignRow = Selectable<AgreementSignTable> & { is_current: boolean };

export type Signer = { customerId: number; customerUserId: number };

const newestOfType = sql<number>`(select max(version) from agreement_texts as text where text.type = sign.type)`;

function standing(tx: Tx, { customerId, customerUserId }: Signer) {
  return tx
    .selectFrom('customer_user_agreement_signs as sign')
    .where('sign.customer_id', '=', customerId)
    .where('sign.customer_user_id', '=', customerUserId)
    .where('sign.withdrawn_at', 'is', null);
}

export function findSigns(tx: Tx, signer: Signer, type?: string): Promise<AgreementSignRow[]> {
  const query = standing(tx, signer)
    .selectAll('sign')
    .select(sql<boolean>`sign.version = ${newestOfType}`.as('is_current'))
    .orderBy('sign.signed_at', 'desc')
    .orderBy('sign.id', 'desc');
  return (type === undefined ? query : query.where('sign.type', '=', type)).execute();
}

/** Whether a user has agreed to the current text. */
export async function hasAgreed(tx: Tx, signer: Signer, type: string): Promise<boolean> {
  const sign = await standing(tx, signer)
    .select('sign.id')
    .where('sign.type', '=', type)
    .where(sql<boolean>`sign.version = ${newestOfType}`)
    .executeTakeFirst();
  return sign !== undefined;
}

/** The text, and whether it is the newest of its type. */
export function findText(
  tx: Tx,
  id: number,
): Promise<{ id: number; type: string; version: number; is_newest: boolean } | undefined> {
  return tx
    .selectFrom('agreement_texts as text')
    .select(['text.id', 'text.type', 'text.version'])
    .select(
      sql<boolean>`text.version = (select max(version) from agreement_texts as other where other.type = text.type)`.as(
        'is_newest',
      ),
    )
    .where('text.id', '=', id)
    .executeTakeFirst();
}

/** Undefined if the same consent exists already. */
export function insertSign(tx: Tx, sign: Insertable<AgreementSignTable>): Promise<{ id: number } | undefined> {
  return tx
    .insertInto('customer_user_agreement_signs')
    .values(sign)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function endSign(
  tx: Tx,
  { customerId, customerUserId }: Signer,
  id: number,
  at: string,
): Promise<{ type: string; version: number } | undefined> {
  return tx
    .updateTable('customer_user_agreement_signs')
    .set({ withdrawn_at: at })
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning(['type', 'version'])
    .executeTakeFirst();
}
