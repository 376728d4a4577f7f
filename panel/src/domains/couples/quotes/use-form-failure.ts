import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';

/** Shows in a form why its call failed; `fieldOf` turns a path of the call into the name of a field. */
export function useFormFailure<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  return (error: unknown, fieldOf = (path: string) => path) => {
    const message = messageOf(error);
    const fields = error instanceof ApiFailure ? Object.entries(error.fields) : [];
    applyFieldErrors(form, {
      message,
      fields: Object.fromEntries(fields.map(([path, text]) => [fieldOf(path), text])),
    });
  };
}
