import {
  type FieldValue,
  type MissingData,
  type ProviderForm,
  isEmpty,
} from '@bellbird/contract/listing/provider-data';
import type { Db, Tx } from '#platform/db/db.ts';
import { updateMissingData } from '#domains/listing/providers/providers.public.ts';
import { type AnswerRow, type Of, findAnswers, findComplete } from './answers.repository.ts';
import { presentAnswer, presentForm } from './provider-data.presenter.ts';
import { findForms } from './provider-forms.repository.ts';

/** What a listing lacks besides answers: spaces without a capacity, and prices. */
export type FindMissingPrices = (
  tx: Tx,
  customerId: number,
  providerId: number,
) => Promise<Pick<MissingData, 'customerSpaces' | 'catalogs'>>;

export type MissingDataService = ReturnType<typeof createMissingDataService>;

/** What a listing still lacks. An answer that waits for approval is not missing. */
export function createMissingDataService({ findMissingPrices }: { findMissingPrices: FindMissingPrices }) {
  async function find(tx: Tx, of: Of): Promise<MissingData> {
    const [forms, answers, prices] = await Promise.all([
      findForms(tx),
      findAnswers(tx, of),
      findMissingPrices(tx, of.customerId, of.providerId),
    ]);
    return { providerId: of.providerId, forms: findMissingForms(forms.map(presentForm), answers), ...prices };
  }

  /** Updates the ‘missing data’ mark in the list of providers. */
  async function refresh(tx: Tx, of: Of): Promise<void> {
    const { forms, customerSpaces, catalogs } = await find(tx, of);
    const isMissing = forms.length + customerSpaces.length + catalogs.update.length > 0 || catalogs.insert;
    await updateMissingData(tx, of, isMissing);
  }

  return {
    find,
    refresh,
    /** Time alone can only make a complete listing incomplete, so the others need no recount. */
    async recountComplete(db: Db): Promise<void> {
      for (const of of await db.system(findComplete)) await db.system((tx) => refresh(tx, of));
    },
  };
}

function findMissingForms(forms: readonly ProviderForm[], answers: readonly AnswerRow[]) {
  const given = new Map(answers.map((row) => [row.form_id, toEffectiveValue(row)]));
  return forms
    .filter(({ id, required }) => required && given.has(id) && isEmpty(given.get(id) ?? null))
    .map(({ id, fieldName }) => ({ id, fieldName }));
}

/** The answer as it will be once its waiting change is approved. */
function toEffectiveValue(row: AnswerRow): FieldValue {
  const { value, waiting } = presentAnswer(row);
  return waiting ? waiting.value : value;
}
