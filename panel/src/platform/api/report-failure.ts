import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { asFailure } from './failure-messages.ts';

/** Shows a failed call at its form. */
export function reportFailure<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  applyFieldErrors(form, asFailure(error));
}
