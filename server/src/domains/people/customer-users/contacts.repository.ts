import type { Selectable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ContactTable } from './customer-users.tables.ts';

export type ContactRow = Selectable<ContactTable>;
export type ContactKind = ContactRow['kind'];
type Owner = { customerId: number; customerUserId: number };

export function findContacts(tx: Tx, customerUserId: number): Promise<ContactRow[]> {
  return tx
    .selectFrom('customer_user_contacts')
    .selectAll()
    .where('customer_user_id', '=', customerUserId)
    .orderBy('kind')
    .orderBy('position')
    .execute();
}

/** Replaces the user’s contacts of one kind, in this order; a row in the same position keeps its id. */
export async function replaceContacts(
  tx: Tx,
  { customerId, customerUserId }: Owner,
  kind: ContactKind,
  values: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('customer_user_contacts')
    .where('customer_user_id', '=', customerUserId)
    .where('kind', '=', kind)
    .where('position', '>=', values.length)
    .execute();
  const rows = values.map((value, position) => ({
    customer_id: customerId,
    customer_user_id: customerUserId,
    kind,
    value,
    position,
  }));
  const known = (await findContacts(tx, customerUserId)).filter((contact) => contact.kind === kind);
  for (const row of rows) {
    const place = known.find((contact) => contact.position === row.position);
    if (place) await setContact(tx, place.id, row.value);
    else await tx.insertInto('customer_user_contacts').values(row).execute();
  }
}

export async function setContact(tx: Tx, id: number, value: string): Promise<void> {
  await tx.updateTable('customer_user_contacts').set({ value }).where('id', '=', id).execute();
}
