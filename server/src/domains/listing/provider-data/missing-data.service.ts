import {
  type FieldValue,
  type MissingData,
  type ProviderForm,
  isEmpty,
} from '@bellbird/contract/listing/provider-data';
import type { Db, Tx } from '#platform/db/db.ts';
import { type AnswerRow, type Of, findAnswers, findComplete, setMissingData } from './answers.repository.ts';
import { presentAnswer, presentForm } from './provider-data.presenter.ts';
import { findForms } from './provider-forms.repository.ts';

/** What a listing lacks besides answers: spaces without a capacity, and prices. */
export type MissingElsewhere = (
  tx: Tx,
  customerId: number,
  providerId: number,
) => Promise<Pick<MissingData, 'customerSpaces' | 'catalogs'>>;

export type MissingDataService = ReturnType<typeof createMissingDataService>;

/** What a listing still lacks. An answer that waits for approval is not missing: its vendor has done their part. */
export function createMissingDataService({ missingElsewhere }: { missingElsewhere: MissingElsewhere }) {
  async function of(tx: Tx, which: Of): Promise<MissingData> {
    const [forms, answers, elsewhere] = await Promise.all([
      findForms(tx),
      findAnswers(tx, which),
      missingElsewhere(tx, which.customerId, which.providerId),
    ]);
    return { providerId: which.providerId, forms: missingForms(forms.map(presentForm), answers), ...elsewhere };
  }

  /** Keeps the mark in the list of providers true. */
  async function refresh(tx: Tx, which: Of): Promise<void> {
    const { forms, customerSpaces, catalogs } = await of(tx, which);
    const isMissing = forms.length + customerSpaces.length + catalogs.update.length > 0 || catalogs.insert;
    await setMissingData(tx, which, isMissing);
  }

  return {
    of,
    refresh,
    /** Time alone can make a complete listing lack something, never the other way round. */
    async recountComplete(db: Db): Promise<void> {
      for (const which of await db.system(findComplete)) await db.system((tx) => refresh(tx, which));
    },
  };
}

function missingForms(forms: readonly ProviderForm[], answers: readonly AnswerRow[]) {
  const given = new Map(answers.map((row) => [row.form_id, effective(row)]));
  return forms
    .filter(({ id, required }) => required && given.has(id) && isEmpty(given.get(id) ?? null))
    .map(({ id, fieldName }) => ({ id, fieldName }));
}

/** An answer as it will be once what waits is approved. */
function effective(row: AnswerRow): FieldValue {
  const { value, waiting } = presentAnswer(row);
  return waiting ? waiting.value : value;
}
