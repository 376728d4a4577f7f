import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { AgreementTextTable } from './agreements.tables.ts';

export type AgreementTextRow = Selectable<AgreementTextTable>;

/** The newest version counts; a translation of an older one would let people agree to something outdated. */
export function findNewestText(
  tx: Tx,
  type: string,
  language: string,
  fallback: string,
): Promise<AgreementTextRow | undefined> {
  return tx
    .selectFrom('agreement_texts')
    .selectAll()
    .where('type', '=', type)
    .where(anyOf('language', [language, fallback]))
    .orderBy('version', 'desc')
    .orderBy(sql`language = ${language}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest version of every agreement, in each language it has. */
export function findNewestTexts(tx: Tx): Promise<AgreementTextRow[]> {
  return tx
    .selectFrom('agreement_texts as text')
    .selectAll()
    .where(sql<boolean>`version = (select max(version) from agreement_texts other where other.type = text.type)`)
    .execute();
}

export async function insertTexts(tx: Tx, rows: Insertable<AgreementTextTable>[]): Promise<void> {
  await tx.insertInto('agreement_texts').values(rows).execute();
}
