import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { AgreementTextTable } from './agreements.tables.ts';

export async function buildAgreementText(
  tx: Tx,
  given: Partial<Insertable<AgreementTextTable>> = {},
): Promise<{ id: number }> {
  return tx
    .insertInto('agreement_texts')
    .values({
      type: 'content',
      version: 2,
      language: 'en',
      title: 'Content agreement',
      body_html: '<p>You may show the people in your photos.</p>',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
