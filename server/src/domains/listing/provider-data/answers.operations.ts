import type { Tx } from '#platform/db/db.ts';
import { updateProviderName } from '#domains/listing/providers/providers.public.ts';
import { type Of, deleteAnswer, isNameForm, upsertAnswer } from './answers.repository.ts';

/** Publishes an answer to couples. The provider's name is a column of the provider itself. */
export async function applyAnswer(tx: Tx, of: Of, formId: number, value: unknown): Promise<void> {
  if (await isNameForm(tx, formId)) return updateProviderName(tx, of, typeof value === 'string' ? value : '');
  return value === null ? deleteAnswer(tx, of, formId) : upsertAnswer(tx, of, formId, value);
}
