import {
  type ChangeRequest,
  type DataHistory,
  type FieldValue,
  type ProviderData,
  type ProviderField,
  type ProviderForm,
  type QueuedUpdate,
  formatValue,
} from '@bellbird/contract/listing/provider-data';
import type { AnswerRow, OwnedRow } from './answers.repository.ts';
import type { ChangeRequestRow } from './change-requests.repository.ts';
import type { FormRow } from './provider-forms.repository.ts';
import type { UpdateRow } from './updates.repository.ts';

export function presentForm(row: FormRow): ProviderForm {
  return {
    id: row.id,
    group: row.form_group,
    fieldName: row.field_name,
    label: row.label,
    help: row.help,
    type: row.type as ProviderForm['type'],
    required: row.required,
    isPublicText: row.is_public_text,
    min: row.min,
    max: row.max,
    advisedMin: row.advised_min,
    weight: row.weight,
    categoryTypes: row.category_types as ProviderForm['categoryTypes'],
    options: row.options.map(({ id, label }) => ({ id, label })),
  };
}

export function presentData(owner: OwnedRow, answers: readonly AnswerRow[]): ProviderData {
  return { providerId: owner.id, version: owner.data_version, fields: answers.map(presentAnswer) };
}

export function presentAnswer(row: AnswerRow): ProviderField {
  const { update_id: id, update_version: version, update_created_at: createdAt } = row;
  const isWaiting = row.update_status === 'waiting' && id !== null && version !== null && createdAt !== null;
  return {
    formId: row.form_id,
    value: toValue(row.value),
    waiting: isWaiting ? { id, value: toValue(row.update_value), version, by: row.update_by ?? '', createdAt } : null,
    refused:
      row.update_status === 'rejected' && row.update_decided_at !== null
        ? { value: toValue(row.update_value), reason: row.update_reason, at: row.update_decided_at }
        : null,
  };
}

/** What a waiting change and a request of the team have in common: who changes which answer to what. */
function presentChange(row: UpdateRow | ChangeRequestRow) {
  return {
    id: row.id,
    provider: { id: row.provider_id, name: row.provider_name },
    form: { id: row.form_id, fieldName: row.field_name, label: row.label },
    before: toValue(row.before_value),
    value: toValue(row.value),
  };
}

export function presentUpdate(row: UpdateRow): QueuedUpdate {
  return {
    ...presentChange(row),
    by: row.by ?? '',
    createdAt: row.created_at,
    version: row.version,
  };
}

type Forms = ReadonlyMap<number, ProviderForm>;

export function presentHistory(row: UpdateRow, forms: Forms): DataHistory {
  return {
    id: row.id,
    formId: row.form_id,
    label: row.label,
    before: toText(forms, row.form_id, row.before_value),
    after: toText(forms, row.form_id, row.value),
    status: row.status,
    by: row.by ?? '',
    byTeam: row.by_team,
    reason: row.reason,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
  };
}

export function presentChangeRequest(row: ChangeRequestRow, forms: Forms): ChangeRequest {
  return {
    ...presentChange(row),
    beforeText: toText(forms, row.form_id, row.before_value),
    valueText: toText(forms, row.form_id, row.value),
    reason: row.reason,
    status: row.status,
    note: row.note,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
  };
}

/** Stored values were checked before they were written. */
export function toValue(stored: unknown): FieldValue {
  return (stored ?? null) as FieldValue;
}

function toText(forms: Forms, formId: number, stored: unknown): string {
  const form = forms.get(formId);
  return form ? formatValue(form, toValue(stored)) : '';
}
