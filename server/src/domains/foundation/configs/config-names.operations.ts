import type { Tx } from '#platform/db/db.ts';
import { findEntries } from './configs.repository.ts';
import { nameIn } from './configs.rules.ts';

/** The name of a list’s entry by its code. What no list has any more keeps its code. */
export type NameOf = (code: string) => string;

/** The names of a list in the reader’s language, for files that leave the panel. */
export async function findNames(tx: Tx, itemType: string, language: string): Promise<NameOf> {
  const names = new Map((await findEntries(tx, [itemType])).map((row) => [row.code, nameIn(row, language)]));
  return (code) => names.get(code) ?? code;
}
