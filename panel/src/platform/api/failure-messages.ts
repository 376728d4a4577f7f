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
