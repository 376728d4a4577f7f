import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';

/** Tells a failed call at the form it came from; anything else is a fault of ours and goes on. */
export function useTellFailure<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { t } = useTranslation('customer-users');
  return (error: unknown): void => {
    if (!(error instanceof ApiFailure)) throw error;
    applyFieldErrors(form, { fields: error.fields, message: error.code === NETWORK ? t('offline') : error.message });
  };
}
