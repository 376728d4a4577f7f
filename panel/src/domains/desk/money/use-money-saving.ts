import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { moneyKey } from './money.queries.ts';

/** Does it, says so and reads everything again, also when somebody else was faster. Nothing typed is lost. */
export function useMoneySaving() {
  const queries = useQueryClient();
  const notices = useNotices();
  return async <Values extends FieldValues>(
    said: string,
    work: () => Promise<unknown>,
    form?: UseFormReturn<Values, unknown, Values>,
  ): Promise<boolean> => {
    try {
      await work();
      notices.success(said);
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (form) applyFieldErrors(form, { fields: error.fields, message: error.message });
      else notices.error(error.message);
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey: moneyKey });
    }
  };
}
