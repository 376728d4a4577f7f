import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from './api-failure.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';

/** Shows a failed call at its form, with the namespace’s own text when offline; any other error is a bug and is thrown on. */
export function useReportFailure<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  namespace: string,
) {
  const { t } = useTranslation(namespace);
  return (error: unknown): void => {
    if (!(error instanceof ApiFailure)) throw error;
    applyFieldErrors(form, { fields: error.fields, message: error.code === NETWORK ? t('offline') : error.message });
  };
}
