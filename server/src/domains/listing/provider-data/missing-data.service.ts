import {
  type FieldValue,
  type MissingData,
  type ProviderForm,
  isEmpty,
} from '@bellbird/contract/listing/provider-data';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import { updateMissingData } from '#domains/listing/providers/providers.public.ts';
import { type AnswerRow, type Of, findAnswers, findCurrent } from './answers.repository.ts';
import { describeMissing, updateMissingPrompt } from './missing-prompts.operations.ts';
import { presentAnswer, presentForm } from './provider-data.presenter.ts';
import { findForms } from './provider-forms.repository.ts';

/** What a listing lacks besides answers: spaces without a capacity, and prices. */
export type FindMissingPrices = (
  tx: Tx,
  customerId: number,
  providerId: number,
) => Promise<Pick<MissingData, 'customerSpaces' | 'catalogs'>>;

type Ports = { clock: Clock; findMissingPrices: FindMissingPrices };

export type MissingDataService = ReturnType<typeof createMissingDataService>;

/** What a listing still lacks. An answer that waits for approval is not missing. */
export function createMissingDataService({ clock, findMissingPrices }: Ports) {
  async function look(tx: Tx, of: Of): Promise<{ missing: MissingData; lacks: string[] }> {
    const [rows, answers, prices] = await Promise.all([
      findForms(tx),
      findAnswers(tx, of),
      findMissingPrices(tx, of.customerId, of.providerId),
    ]);
    const forms = rows.map(presentForm);
    const missing = { providerId: of.providerId, forms: findMissingForms(forms, answers), ...prices };
    return { missing, lacks: describeMissing(missing, new Map(forms.map(({ id, label }) => [id, label]))) };
  }

  /** Updates the ‘missing data’ mark in the list of providers, and the to-do list. */
  async function refresh(tx: Tx, of: Of): Promise<void> {
    const { lacks } = await look(tx, of);
    await updateMissingData(tx, of, lacks.length > 0);
    await updateMissingPrompt(tx, of, lacks, clock.now());
  }

  return {
    find: async (tx: Tx, of: Of): Promise<MissingData> => (await look(tx, of)).missing,
    refresh,
    /** Prices expire with time, and who ticked ‘missing data’ off is asked again some day. */
    async recount(db: Db): Promise<void> {
      for (const of of await db.system(findCurrent)) await db.system((tx) => refresh(tx, of));
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
