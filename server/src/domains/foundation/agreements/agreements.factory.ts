import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { AgreementSignTable, AgreementTextTable } from './agreements.tables.ts';

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

type Signed = Partial<Insertable<AgreementSignTable>> & { customer_id: number; customer_user_id: number };

/** A user’s consent to the newest content agreement, by default. */
export async function buildAgreementSign(tx: Tx, given: Signed): Promise<{ id: number }> {
  const text = await tx
    .selectFrom('agreement_texts')
    .select(['id', 'version'])
    .where('type', '=', given.type ?? 'content')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('customer_user_agreement_signs')
    .values({ type: 'content', agreement_text_id: text.id, version: text.version, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}
