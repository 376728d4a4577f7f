import type { ProviderData } from '@bellbird/contract/listing/provider-data';
import { isSameValue } from '@bellbird/contract/listing/provider-data/field-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import type { ApiFailure } from '#platform/api/api-failure.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { inOurLanguage } from '#ui/error-words.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { answersOptions } from '../answers.queries.ts';
import { providerDataKey, saveProviderData } from '../provider-data.queries.ts';
import { type Question, type Values, toValues } from './questions.ts';

type InfoForm = { providerId: number; questions: readonly Question[]; version: number };

/** Sends only the changed answers. Changes by others are loaded without losing the user's edits. */
export function useInfoForm({ providerId, questions, version }: InfoForm) {
  const { t } = useTranslation('provider-data');
  const notices = useNotices();
  const queries = useQueryClient();
  const [isStale, setStale] = useState(false);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: toValues(questions),
    resolver: createChangedResolver(questions),
  });

  const { reset } = form;
  useEffect(() => {
    reset(toValues(questions), { keepDirtyValues: true, keepErrors: true });
    // A newer version has new answers for the same questions.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [version, reset]);

  const submit = async (values: Values): Promise<void> => {
    const changed = findChanges(questions, values);
    if (changed.length === 0) return form.reset(toValues(questions));
    try {
      const body = { version, values: changed.map(({ form: { id }, value }) => ({ formId: id, value })) };
      const data = await saveProviderData(providerId, body);
      setStale(false);
      // Marks the values as saved before they are loaded again.
      form.reset(values);
      refresh(data);
      notices.success(t('form.sent'));
    } catch (error) {
      const message = messageOf(error);
      const failure = error as ApiFailure;
      if (failure.code === 'stale_version') {
        setStale(true);
        await queries.invalidateQueries({ queryKey: providerDataKey });
        return;
      }
      const names = Object.entries(failure.fields).map(([path, sentence]) => {
        const at = Number(path.split('.')[1]);
        return [changed[at]?.form.fieldName ?? path, sentence] as const;
      });
      applyFieldErrors(form, { message, fields: Object.fromEntries(names) });
    }
  };

  function refresh(data: ProviderData): void {
    queries.setQueryData(answersOptions(providerId).queryKey, data);
    void queries.invalidateQueries({ queryKey: providerDataKey });
    void queries.invalidateQueries({ queryKey: ['providers'] });
  }

  return { form, submit, isStale };
}

function findChanges(questions: readonly Question[], values: Values) {
  const before = toValues(questions);
  return questions.flatMap(({ form }) => {
    const value = values[form.fieldName] ?? null;
    return isSameValue(value, before[form.fieldName] ?? null) ? [] : [{ form, value }];
  });
}

/** Checks only changed answers: empty required ones may stay empty for now. */
function createChangedResolver(questions: readonly Question[]): Resolver<Values> {
  return async (values) => {
    const { checkValue } = await import('@bellbird/contract/listing/provider-data/check-value.ts');
    const errors: FieldErrors<Values> = {};
    for (const { form, value } of findChanges(questions, values)) {
      const message = checkValue(form, typeof value === 'string' ? value.trim() : value);
      if (message !== undefined)
        Object.assign(errors, { [form.fieldName]: { type: 'rule', message: await inOurLanguage(message) } });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
