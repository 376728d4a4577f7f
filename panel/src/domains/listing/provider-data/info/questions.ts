import type { FieldValue, ProviderData, ProviderField, ProviderForm } from '@bellbird/contract/listing/provider-data';

/** A question with its answer. */
export type Question = { form: ProviderForm; field: ProviderField };
export type Values = Record<string, FieldValue>;

/** The questions of one provider, in the order of the panel. */
export function toQuestions(forms: readonly ProviderForm[], data: ProviderData): Question[] {
  const byForm = new Map(data.fields.map((field) => [field.formId, field]));
  return forms.flatMap((form) => {
    const field = byForm.get(form.id);
    return field ? [{ form, field }] : [];
  });
}

/** The answer as it will be once its waiting change is approved. */
export function toAnswer({ field }: Question): FieldValue {
  return field.waiting ? field.waiting.value : field.value;
}

const WRITTEN = new Set(['text', 'textarea', 'rich_text', 'url', 'email', 'phone', 'postcode']);

/** The initial values; an empty text is '', as in an empty input. */
export function toValues(questions: readonly Question[]): Values {
  return Object.fromEntries(
    questions.map((question) => {
      const value = toAnswer(question);
      const { fieldName, type } = question.form;
      if (WRITTEN.has(type)) return [fieldName, value ?? ''];
      return [fieldName, type === 'multi_choice' || type === 'hours' ? (value ?? []) : value];
    }),
  );
}
