import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { ApiFailure } from './api-failure.ts';

/** A failed call. Any other error is a mistake of ours, and is thrown on. */
export function asFailure(error: unknown): ApiFailure {
  if (!(error instanceof ApiFailure)) throw error;
  return error;
}

/** Why a call failed. */
export function messageOf(error: unknown): string {
  return asFailure(error).message;
}

/** The same where no form shows the fields: the sentence for a field says more than the one for the whole call. */
export function fieldMessageOf(error: unknown): string {
  const { fields, message } = asFailure(error);
  return Object.values(fields).find(Boolean) ?? message;
}

/** Shows a failed call at its form. */
export function reportFailure<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  applyFieldErrors(form, asFailure(error));
}
