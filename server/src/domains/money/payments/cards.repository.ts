import type { Insertable, Selectable } from 'kysely';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Tx } from '#platform/db/db.ts';
import type { PaymentCardTable } from './payments.tables.ts';

export type CardRow = Selectable<PaymentCardTable>;

export function findCards(tx: Tx, customerId: number): Promise<CardRow[]> {
  return tx
    .selectFrom('payment_cards')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_primary', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findCard(tx: Tx, customerId: number, id: number): Promise<CardRow | undefined> {
  return tx
    .selectFrom('payment_cards')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Serialises changes to the cards of a customer, so that the limit holds. */
export async function lockCards(tx: Tx, customerId: number): Promise<void> {
  await advisoryLock(tx, 'payment_cards', customerId);
}

export function insertCard(tx: Tx, card: Insertable<PaymentCardTable>): Promise<CardRow> {
  return tx.insertInto('payment_cards').values(card).returningAll().executeTakeFirstOrThrow();
}

/** A customer has one primary card, so the previous one is cleared first. */
export async function updatePrimaryCard(tx: Tx, customerId: number, id: number): Promise<void> {
  const cards = tx.updateTable('payment_cards').where('customer_id', '=', customerId);
  await cards.set({ is_primary: false }).where('is_primary', '=', true).execute();
  await cards.set({ is_primary: true }).where('id', '=', id).execute();
}

export async function deleteCard(tx: Tx, customerId: number, id: number): Promise<void> {
  await tx.deleteFrom('payment_cards').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

export async function findGatewayCustomer(tx: Tx, customerId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('gateway_customers')
    .select('gateway_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.gateway_id;
}

/** When two were created at the same moment, the first counts. */
export async function insertGatewayCustomer(tx: Tx, customerId: number, gatewayId: string): Promise<string> {
  await tx
    .insertInto('gateway_customers')
    .values({ customer_id: customerId, gateway_id: gatewayId })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
  return (await findGatewayCustomer(tx, customerId)) ?? gatewayId;
}

export async function findCustomerName(tx: Tx, customerId: number): Promise<string> {
  const row = await tx.selectFrom('customers').select('name').where('id', '=', customerId).executeTakeFirstOrThrow();
  return row.name;
}
