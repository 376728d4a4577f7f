import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Tables } from '#platform/db/tables.ts';

export async function insertAnswers(tx: Tx, answers: readonly Insertable<Tables['provider_form_values']>[]) {
  if (answers.length > 0)
    await tx
      .insertInto('provider_form_values')
      .values([...answers])
      .execute();
}
