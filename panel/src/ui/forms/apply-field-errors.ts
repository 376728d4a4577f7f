import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/** The parts of a failed call that a form needs. With error version 2 the sentences of the fields are empty. */
export type Failure = { message: string; fields: Readonly<Record<string, string>> };

export const SERVER_ERROR = 'server';

/** A call that was refused or not answered; any other error is a mistake of ours. */
export function isRefusal(error: unknown): error is Failure {
  return error instanceof Error && 'fields' in error;
}

/** Shows the sentences of a failed call at their fields, and its own at the top of the form. */
export function applyFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  failure: Failure,
): void {
  const values = form.getValues();
  const paths = Object.entries(failure.fields);
  const known = paths.filter(([path]) => get(values, path) !== undefined);
  const homeless = paths.filter((entry) => !known.includes(entry)).map(([, message]) => message);

  known.forEach(([path, message], index) => {
    form.setError(path as FieldPath<Values>, { type: SERVER_ERROR, message }, { shouldFocus: index === 0 });
  });
  const onTop = [failure.message, ...homeless].filter(Boolean).join(' ');
  if (onTop) form.setError(`root.${SERVER_ERROR}`, { type: SERVER_ERROR, message: onTop });
}
