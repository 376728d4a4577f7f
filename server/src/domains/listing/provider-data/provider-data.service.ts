import type {
  DataHistory,
  FieldValue,
  MissingData,
  ProviderData,
  ProviderField,
  ProviderForm,
} from '@bellbird/contract/listing/provider-data';
import { isSameValue } from '@bellbird/contract/listing/provider-data';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { updateDataVersion } from '#domains/listing/providers/providers.public.ts';
import { checkAnswer } from './answer-values.rules.ts';
import { type AnswerRow, type Of, findAnswers, findOwner, lockOwner } from './answers.repository.ts';
import type { MissingDataService } from './missing-data.service.ts';
import { presentAnswer, presentData, presentForm, presentHistory } from './provider-data.presenter.ts';
import { findForms } from './provider-forms.repository.ts';
import { countHistory, findHistory } from './updates.repository.ts';
import { requestChange } from './waiting-changes.operations.ts';

type Given = { version: number; values: { formId: number; value: FieldValue }[] };
type Ports = { db: Db; clock: Clock; missing: MissingDataService };

export type ProviderDataService = ReturnType<typeof createProviderDataService>;

/** The listing's answers: what couples read about a provider. */
export function createProviderDataService({ db, clock, missing }: Ports) {
  const toOwned = (caller: Member, providerId: number): Of => ({
    customerId: caller.customerId,
    providerId: providerFor(caller, 'info', providerId),
  });

  async function readData(tx: Tx, of: Of): Promise<ProviderData> {
    const [owner, answers] = await Promise.all([findOwner(tx, of), findAnswers(tx, of)]);
    return presentData(owner ?? fail('not_found'), answers);
  }

  return {
    async listForms(): Promise<ProviderForm[]> {
      return (await db.system(findForms)).map(presentForm);
    },

    async listOptions(formId: number): Promise<ProviderForm['options']> {
      const form = (await db.system(findForms)).find(({ id }) => id === formId) ?? fail('not_found');
      return form.options;
    },

    read(caller: Member, providerId: number): Promise<ProviderData> {
      const of = toOwned(caller, providerId);
      return db.tenantRead(of.customerId, (tx) => readData(tx, of));
    },

    /** Queues the answers that differ for approval. */
    save(caller: Member, providerId: number, { version, values }: Given): Promise<ProviderData> {
      const of = toOwned(caller, providerId);
      return db.tenant(of.customerId, async (tx) => {
        const owner = (await lockOwner(tx, of)) ?? fail('not_found');
        if (owner.left_at !== null) fail('not_possible_now');
        if (owner.data_version !== version) fail('stale_version', { data: await readData(tx, of) });
        const [forms, answers] = await Promise.all([findForms(tx), findAnswers(tx, of)]);
        const answersToSave = checkAll(forms.map(presentForm), answers, values);
        const changed: string[] = [];
        const by = { customerUserId: caller.customerUserId, at: clock.now() };
        for (const { form, field, value } of answersToSave) {
          if (await requestChange(tx, of, { field, value }, by)) changed.push(form.fieldName);
        }
        if (changed.length > 0) {
          await updateDataVersion(tx, of);
          await missing.refresh(tx, of);
          const details = { fields: changed.join(', ') };
          await record(tx, caller, {
            action: 'providerData.save',
            subject: { kind: 'provider', id: providerId },
            details,
          });
        }
        return readData(tx, of);
      });
    },

    readMissing(caller: Member, providerId: number): Promise<MissingData> {
      const of = toOwned(caller, providerId);
      return db.tenantRead(of.customerId, (tx) => missing.find(tx, of));
    },

    listHistories(
      caller: Member,
      providerId: number,
      { page, limit }: Paging,
    ): Promise<{ data: DataHistory[]; total: number }> {
      const of = toOwned(caller, providerId);
      return db.tenantRead(of.customerId, async (tx) => {
        const [rows, total, forms] = await Promise.all([
          findHistory(tx, of, windowOf({ page, limit })),
          countHistory(tx, of),
          findForms(tx),
        ]);
        const byId = new Map(forms.map((form) => [form.id, presentForm(form)]));
        return { data: rows.map((row) => presentHistory(row, byId)), total };
      });
    },
  };
}

type CheckedAnswer = { form: ProviderForm; field: ProviderField; value: FieldValue };

/** Every answer, cleaned; or one error with everything that is wrong. */
function checkAll(
  forms: readonly ProviderForm[],
  answers: readonly AnswerRow[],
  values: Given['values'],
): CheckedAnswer[] {
  const problems: Record<string, string> = {};
  const seen = new Set<number>();
  const answersToSave = values.flatMap(({ formId, value: given }, index) => {
    const form = forms.find(({ id }) => id === formId);
    const row = answers.find((each) => each.form_id === formId);
    if (!form || !row || seen.has(formId)) {
      problems[`values.${index}.formId`] = 'This question isn’t part of this listing.';
      return [];
    }
    seen.add(formId);
    const field = presentAnswer(row);
    if (isSameValue(field.waiting ? field.waiting.value : field.value, given)) return [];
    const checked = checkAnswer(form, given);
    if ('problem' in checked) {
      problems[`values.${index}.value`] = checked.problem;
      return [];
    }
    return [{ form, field, value: checked.value }];
  });
  if (Object.keys(problems).length > 0) fail('invalid_fields', { fields: problems });
  return answersToSave;
}
