import type { FormQuestionEntry } from '@bellbird/contract/listing/provider-data';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { type FormRow, findForms } from './provider-forms.repository.ts';
import {
  deleteForm,
  deleteOptions,
  findChosenOptions,
  insertForm,
  insertOption,
  isFormUsed,
  updateForm,
  updateOption,
} from './question-catalogue.repository.ts';

export async function findQuestionEntries(tx: Tx): Promise<{ key: string; value: FormQuestionEntry }[]> {
  return (await findForms(tx)).map((row) => ({ key: row.field_name, value: toEntry(row) }));
}

/** Writes a question and its choices. Answers that vendors gave stay; a chosen choice cannot be removed. */
export async function saveQuestionEntry(tx: Tx, key: string | null, entry: FormQuestionEntry): Promise<string> {
  const all = await findForms(tx);
  const before = all.find((row) => row.field_name === key);
  const { group, label, help, required, isPublicText, min, max, advisedMin, weight, categoryTypes, position } = entry;
  if (min !== null && max !== null && min > max)
    fail('invalid_fields', { fields: { max: 'This has to be at least the minimum.' } });
  const columns = {
    form_group: group,
    label,
    label_tr: entry.labelTr,
    label_ar: entry.labelAr,
    help,
    help_tr: entry.helpTr,
    help_ar: entry.helpAr,
    required,
    is_public_text: isPublicText,
    min,
    max,
    advised_min: advisedMin,
    weight,
    category_types: categoryTypes.length > 0 ? categoryTypes : null,
    position,
  };
  const field_name = before?.field_name ?? newName(label, all);
  const id = before?.id ?? (await insertForm(tx, { ...columns, field_name, type: entry.type }));
  if (before) await updateForm(tx, id, columns);
  await saveOptions(tx, id, before?.options ?? [], entry.options);
  return field_name;
}

async function saveOptions(
  tx: Tx,
  formId: number,
  before: FormRow['options'],
  options: FormQuestionEntry['options'],
): Promise<void> {
  const kept = new Set(options.map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id));
  if (removed.length > 0) {
    const chosen = await findChosenOptions(
      tx,
      formId,
      removed.map(({ id }) => id),
    );
    const name = removed.find(({ id }) => chosen.has(id))?.label;
    if (name !== undefined) fail('invalid_fields', { fields: { options: `Vendors have chosen ‘${name}’.` } });
    await deleteOptions(
      tx,
      removed.map(({ id }) => id),
    );
  }
  for (const [index, { id, label, labelTr: label_tr, labelAr: label_ar }] of options.entries()) {
    const known = before.find((option) => option.id === id);
    const columns = { label, label_tr, label_ar, position: index + 1 };
    if (known) await updateOption(tx, known.id, columns);
    else await insertOption(tx, { form_id: formId, ...columns });
  }
}

/** Removes a question that nobody has answered. */
export async function removeQuestion(tx: Tx, key: string): Promise<void> {
  const { id } = (await findForms(tx)).find((row) => row.field_name === key) ?? fail('not_found');
  if (await isFormUsed(tx, id)) fail('in_use');
  await deleteForm(tx, id);
}

function newName(label: string, all: readonly FormRow[]): string {
  const name = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  const isTaken = all.some((row) => row.field_name === name);
  return name && !isTaken ? name : `question_${Math.max(...all.map(({ id }) => id)) + 1}`;
}

function toEntry(row: FormRow): FormQuestionEntry {
  return {
    label: row.label,
    labelTr: row.label_tr,
    labelAr: row.label_ar,
    help: row.help,
    helpTr: row.help_tr,
    helpAr: row.help_ar,
    group: row.form_group,
    type: row.type as FormQuestionEntry['type'],
    required: row.required,
    isPublicText: row.is_public_text,
    min: row.min,
    max: row.max,
    advisedMin: row.advised_min,
    weight: row.weight,
    categoryTypes: (row.category_types ?? []) as FormQuestionEntry['categoryTypes'],
    position: row.position,
    options: row.options.map(({ id, label, label_tr: labelTr, label_ar: labelAr }) => ({
      id,
      label,
      labelTr,
      labelAr,
    })),
  };
}
