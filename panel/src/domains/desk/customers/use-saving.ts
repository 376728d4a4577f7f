import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { customersKey } from './desk-customers.queries.ts';

/** Saves, says so and reads the customer again; what was refused is shown at its field, and nothing typed is lost. */
export function useSaving() {
  const queries = useQueryClient();
  const notices = useNotices();
  return async <Values extends FieldValues>(
    form: UseFormReturn<Values, unknown, Values>,
    said: string,
    work: () => Promise<unknown>,
  ): Promise<boolean> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      applyFieldErrors(form, { fields: error.fields, message: error.message });
      return false;
    }
    notices.success(said);
    await queries.invalidateQueries({ queryKey: customersKey });
    return true;
  };
}
