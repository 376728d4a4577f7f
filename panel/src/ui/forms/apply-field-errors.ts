import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/** The little a form needs to know of a failed call. With error version 2 the fields' sentences are empty. */
export type Failure = { message: string; fields: Readonly<Record<string, string>> };

export const SERVER_ERROR = 'server';

/** Puts a failed call's sentences at the fields they belong to, and its own on top of the form. */
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
