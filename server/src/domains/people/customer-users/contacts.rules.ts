import type { ContactRow } from './contacts.repository.ts';

export type Contacts = { email: string[]; phone: string[] };

/** A user’s addresses and numbers, the primary ones first. */
export function toContacts(rows: readonly ContactRow[]): Contacts {
  const valuesOf = (kind: ContactRow['kind']) => rows.filter((row) => row.kind === kind).map((row) => row.value);
  return { email: valuesOf('email'), phone: valuesOf('phone') };
}

/** Which of them differ. */
export function compareContacts(before: Contacts, after: Contacts): { email: boolean; phone: boolean } {
  const differs = (kind: keyof Contacts) => before[kind].join('\n') !== after[kind].join('\n');
  return { email: differs('email'), phone: differs('phone') };
}
