import type { Tx } from '#platform/db/db.ts';
import { replaceContacts } from './contacts.repository.ts';
import type { Contacts } from './contacts.rules.ts';
import { updateCustomerUser } from './customer-users.repository.ts';

type Who = { customerId: number; customerUserId: number };

/** Writes a user’s addresses and numbers as they were before a change that is undone. */
export async function restoreContacts(tx: Tx, who: Who, { email, phone }: Contacts): Promise<void> {
  await replaceContacts(tx, who, 'email', email);
  await replaceContacts(tx, who, 'phone', phone);
  const primary = { email: email[0] ?? null, phone: phone[0] ?? null };
  await updateCustomerUser(tx, { customerId: who.customerId, id: who.customerUserId }, primary);
}
